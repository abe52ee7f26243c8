import { pageHooks, type RemoteDescription } from '@site/shared/contracts';
import type { FederationHost } from './federation-host.ts';
import type { FileLoader } from './file-loader.ts';
import type { LoaderOptions } from './remote-loader.ts';

declare const __webpack_public_path__: string;

const globals = globalThis as Record<string | symbol, unknown>;
const hostKey = Symbol.for(pageHooks.federation);

/** Federation's part in loading a remote: from its container to an exposed module. */
export const createFederation = (
  files: Pick<FileLoader, 'script'>,
): LoaderOptions['federation'] => ({
  async start() {
    if (globals[hostKey]) return;
    const thrown = await files.script(`${__webpack_public_path__}federation.js`);
    if (!globals[hostKey]) throw thrown ?? new Error('federation did not start');
  },
  // A container registers itself as a global under a name that carries its version.
  has: (container) => Boolean(globals[container]),
  async load({ base, entry, container }: RemoteDescription, exposed) {
    const { loadRemote, registerRemotes } = globals[hostKey] as FederationHost;
    registerRemotes([
      { name: container, entry: base + entry, type: 'global', entryGlobalName: container },
    ]);
    const module = await loadRemote(`${container}${exposed.slice(1)}`);
    if (!module) throw new Error(`${exposed} is empty`);
    return module;
  },
});
