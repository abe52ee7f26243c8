import type { RemoteFailure } from './stages.ts';

/** A live version that failed in this browser, and how. */
export interface SetAside {
  version: string;
  failure: RemoteFailure;
}

/** By routes or module of a slot that took the place of others: why they did. */
const reasons = new WeakMap<object, RemoteFailure>();
/** By remote: what this page set aside last. */
const latest = new Map<string, SetAside>();

/** What a module is taken for: the routes in it, or itself. */
const partOf = (module: unknown) => (module as { routes?: object }).routes ?? Object(module);

export function noteReplacement(name: string, module: unknown, setAside: SetAside): void {
  reasons.set(partOf(module), setAside.failure);
  latest.set(name, setAside);
}

/** Why routes or a module took the place of those of the live version; undefined if they didn't. */
export const reasonFor = (part: unknown) => reasons.get(Object(part));

/** What this page has set aside of a remote, to be told on the diagnostics page. */
export const setAsideOf = (name: string) => latest.get(name);
