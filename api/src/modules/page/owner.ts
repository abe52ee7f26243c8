import type { ReleaseManifest, RemoteRelease } from '@site/shared/contracts';
import { trimEnd } from '../../trim-end.ts';
import { isPathOf } from './page-path.ts';

export type Owner =
  | { kind: 'shell' }
  | { kind: 'remote'; remote: RemoteRelease }
  | { kind: 'nobody' };

const isUnder = (path: string, mountPath: string) =>
  path === mountPath || path.startsWith(`${mountPath}/`);

/** Whose page a path is, by whole segments; a closing slash makes no difference. */
export function ownerOf(path: string, { shell, remotes }: ReleaseManifest): Owner {
  const plain = trimEnd(path, '/') || '/';
  if (shell.pages.some((page) => isPathOf(page, plain))) return { kind: 'shell' };
  const remote = Object.values(remotes).find(({ mountPaths }) =>
    mountPaths.some((mountPath) => isUnder(plain, mountPath)),
  );
  return remote ? { kind: 'remote', remote } : { kind: 'nobody' };
}
