import type { ReleaseManifest } from '@site/shared/contracts';
import { boot } from '@site/shared/platform';
import { liveManifest, loader } from '../../remotes/loader.ts';
import { quarantineOf } from '../../remotes/replaced.ts';

/**
 * Whether all that this page has loaded has the same version in a release manifest. A version that failed here and was
 * replaced is one that this page has tried.
 */
export function isRunIn({ shell, remotes }: ReleaseManifest): boolean {
  const isSame = (name: string) => {
    const { version } = loader.recordOf(name);
    const live = remotes[name]?.version;
    return version === null || version === live || quarantineOf(name)?.version === live;
  };
  const names = Object.keys(liveManifest.current().remotes);
  return shell.version === boot().releaseManifest.shell.version && names.every(isSame);
}
