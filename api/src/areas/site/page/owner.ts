import { isUnder, type ReleaseManifest, type RemoteRelease } from '@site/shared/contracts';
import { trimEnd } from '../../../text/trim-end.ts';
import { isPathOf } from './page-path.ts';

export type Owner =
  | { kind: 'shell' }
  | { kind: 'remote'; name: string; remote: RemoteRelease }
  | { kind: 'nobody' };

/** Whose page a path is: of those with a mount path above it, the longest counts. A closing slash makes no difference. */
export function ownerOf(path: string, { shell, remotes }: ReleaseManifest): Owner {
  const plain = trimEnd(path, '/') || '/';
  if (shell.pages.some((page) => isPathOf(page, plain))) return { kind: 'shell' };
  const [nearest] = Object.entries(remotes)
    .flatMap(([name, remote]) =>
      remote.mountPaths.map((mountPath) => ({ name, remote, mountPath })),
    )
    .filter(({ mountPath }) => isUnder(plain, mountPath))
    .toSorted((one, other) => other.mountPath.length - one.mountPath.length);
  return nearest
    ? { kind: 'remote', name: nearest.name, remote: nearest.remote }
    : { kind: 'nobody' };
}
