import type { RemoteFailure } from './stages.ts';

/** A live version that failed in this browser, and how. */
export interface SetAside {
  version: string;
  failure: RemoteFailure;
}

/** What was set aside in this page, by remote and by the module that the previous version has taken over. */
const replaced = new Map<string, Map<string, SetAside>>();

export const setAsideFor = (name: string, exposed: string) => replaced.get(name)?.get(exposed);

export function noteReplaced(name: string, exposed: string, setAside: SetAside): void {
  const modules = replaced.get(name) ?? new Map();
  replaced.set(name, modules.set(exposed, setAside));
}

export const forgetReplaced = (name: string, exposed: string) =>
  replaced.get(name)?.delete(exposed);

/** The version of a remote that this page has set aside, if it is still the live one. */
export const setAsideOf = (name: string, live: string): SetAside | undefined =>
  [...(replaced.get(name)?.values() ?? [])].find(({ version }) => version === live);
