import type { RemoteDescription } from '@site/shared/contracts/composition';
import type { Container } from './federation-host.ts';
import type { LoaderOptions } from './remote-loader.ts';

const containers = globalThis as unknown as Record<string, Container | undefined>;

/** In one file, which documents announce (api/src/areas/site/page/first-files.ts). */
const host = () => import(/* webpackChunkName: "federation" */ './federation-host.ts');

/** Federation's part in loading a remote: from its container to an exposed module. */
export const federation: LoaderOptions['federation'] = {
  async start() {
    await host();
  },
  // A container registers itself as a global under a name that carries its version.
  has: (container) => Boolean(containers[container]),
  async load({ container }: RemoteDescription, exposed) {
    const { evaluate } = await host();
    const module = await evaluate(containers[container] as Container, exposed);
    if (!module) throw new Error(`${exposed} is empty`);
    return module;
  },
};
