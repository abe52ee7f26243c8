import { liveManifest, loader } from '../../remotes/loader.ts';
import { setAsideOf } from '../../remotes/replaced.ts';
import type { RemoteFailure } from '../../remotes/stages.ts';

/** Why this page runs the previous version of a remote; undefined if it runs the live one. */
export function whySetAside(name: string): RemoteFailure | undefined {
  const live = liveManifest.releaseOf(name)?.version;
  const setAside = setAsideOf(name);
  const isReplaced = setAside?.version === live && loader.recordOf(name).version !== live;
  return isReplaced ? setAside?.failure : undefined;
}
