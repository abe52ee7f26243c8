import { pageHooks, type RemoteDescription } from '@site/shared/contracts';
import type { Container, FederationHost } from './federation-host.ts';
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
  async load({ container }: RemoteDescription, exposed) {
    const { evaluate } = globals[hostKey] as FederationHost;
    const module = await evaluate(globals[container] as Container, exposed);
    if (!module) throw new Error(`${exposed} is empty`);
    return module;
  },
});
