import {
  loadRemote as loadFromFederation,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@site/shared/contracts';
import type { LoaderOptions } from './remote-loader.ts';

/** Federation's part in loading a remote: from its container to an exposed module. */
export const federation: LoaderOptions['federation'] = {
  // A container registers itself as a global under a name that carries its version.
  has: (container) => Boolean((globalThis as Record<string, unknown>)[container]),

  async load({ base, entry, container }: RemoteRelease, exposed) {
    registerRemotes([
      { name: container, entry: base + entry, type: 'global', entryGlobalName: container },
    ]);
    const module = await loadFromFederation(`${container}${exposed.slice(1)}`);
    if (!module) throw new Error(`${exposed} is empty`);
    return module;
  },
};
