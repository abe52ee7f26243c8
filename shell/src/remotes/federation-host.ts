/**
 * The shell's second script, loaded for the first remote: federation's runtime, which runs before this and offers the
 * shell's shared modules to remotes.
 */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { pageHooks } from '@site/shared/contracts';

const host = { loadRemote, registerRemotes };
export type FederationHost = typeof host;

Object.defineProperty(globalThis, Symbol.for(pageHooks.federation), { value: host });
