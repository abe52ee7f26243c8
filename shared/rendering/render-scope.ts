/** Only for the server. What a browser has once for each page, a process that renders pages has once for each render. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Boot, ShownUser } from '../contracts/composition/index.ts';

/** What a render knows from the start. */
export interface RenderFacts {
  boot: Boot;
  /** Whose page it is; null for a visitor. */
  user: ShownUser | null;
  /** null follows the system. */
  theme: 'light' | 'dark' | null;
  /** In which the person's days begin; undefined if their browser hasn't said. */
  zone?: string | undefined;
  /** The API's answer to a GET. @throws if there is none */
  get(address: string): Promise<{ status: number; data: unknown }>;
  /** Modules of the remotes, by remote and by the name under which they are exposed. */
  remotes: Record<string, Record<string, unknown>>;
  /** Addresses of the stylesheets whose class names were used. */
  stylesheets: Set<string>;
  /** The panels that fill slots of the page. */
  panels: readonly (readonly [remote: string, module: string])[];
}

interface Scope {
  facts: RenderFacts;
  instances: Map<() => object, object>;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Does the work as one render: everything that it calls, now or later, sees these facts. */
export const inRender = <T>(facts: RenderFacts, work: () => T): T =>
  scopes.run({ facts, instances: new Map() }, work);

function scope(): Scope {
  const current = scopes.getStore();
  if (!current) throw new Error('This is only known while a page is rendered.');
  return current;
}

/** Called for each class name that is used; outside of renders, such as while modules load, it does nothing. */
export const noteStylesheet = (address: string): void =>
  void scopes.getStore()?.facts.stylesheets.add(address);

export const renderFacts = (): RenderFacts => scope().facts;

/**
 * Stands for an object of which every render has its own, made when it is first needed. Nothing of one
 * person's page reaches another's.
 */
export function perRender<T extends object>(create: () => T): T {
  const instance = (): T => {
    const { instances } = scope();
    const known = instances.get(create) as T | undefined;
    if (known) return known;
    const made = create();
    instances.set(create, made);
    return made;
  };
  return new Proxy({} as T, {
    get(_, name) {
      const own = instance();
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
    set: (_, name, value) => Reflect.set(instance(), name, value),
    has: (_, name) => Reflect.has(instance(), name),
  });
}
