import type { RemoteFailure } from './stages.ts';

/** A live version that failed in this browser, and how. */
export interface Quarantine {
  version: string;
  failure: RemoteFailure;
}

/** Why routes or the module of a slot replaced others. */
const reasons = new WeakMap<object, RemoteFailure>();
/** By remote: what this page quarantined last. */
const latest = new Map<string, Quarantine>();

/** What a module is taken for: the routes in it, or itself. */
const partOf = (module: unknown) => (module as { routes?: object }).routes ?? Object(module);

export function noteReplacement(name: string, module: unknown, quarantine: Quarantine): void {
  reasons.set(partOf(module), quarantine.failure);
  latest.set(name, quarantine);
}

/** Why routes or a module replaced those of the live version; undefined if they didn't. */
export const reasonFor = (part: unknown) => reasons.get(Object(part));

/** The version of a remote that this page has quarantined, for the diagnostics page. */
export const quarantineOf = (name: string) => latest.get(name);
