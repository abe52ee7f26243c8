/**
 * The shell's second script, loaded for the first remote: federation's runtime, which runs before this and offers the
 * shell's shared modules to remotes.
 */
import { pageHooks } from '@site/shared/contracts';

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Record<string, object>;

/** What the entry of a remote puts into the page. */
export interface Container {
  init(shareScope: object | undefined): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

const SCOPE = 'default';

const begun = new Map<Container, Promise<void>>();

/** A container is given the shared modules once; if that fails, again at the next request. */
function begin(container: Container): Promise<void> {
  const known = begun.get(container);
  if (known) return known;
  const beginning = giveShared(container);
  beginning.catch(() => begun.delete(container));
  begun.set(container, beginning);
  return beginning;
}

async function giveShared(container: Container): Promise<void> {
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE]);
}

/**
 * Evaluates an exposed module. The runtime's own functions for that know how to find remotes, load and preload their
 * files, which the shell does itself (docs/decisions/0021).
 */
async function evaluate(container: Container, exposed: string): Promise<unknown> {
  await begin(container);
  const factory = await container.get(exposed);
  return factory();
}

const host = { evaluate };
export type FederationHost = typeof host;

Object.defineProperty(globalThis, Symbol.for(pageHooks.federation), { value: host });
