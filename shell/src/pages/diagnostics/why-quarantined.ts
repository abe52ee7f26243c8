import { liveManifest, loader } from '../../remotes/loader.ts';
import { quarantineOf } from '../../remotes/replaced.ts';
import type { RemoteFailure } from '../../remotes/stages.ts';

/** Why this page runs the previous version of a remote; undefined if it runs the live one. */
export function whyQuarantined(name: string): RemoteFailure | undefined {
  const live = liveManifest.releaseOf(name)?.version;
  const quarantine = quarantineOf(name);
  const isReplaced = quarantine?.version === live && loader.recordOf(name).version !== live;
  return isReplaced ? quarantine?.failure : undefined;
}
