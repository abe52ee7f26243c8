import type { ReleaseManifest, RemoteRelease } from '@site/shared/contracts';
import { trimEnd } from '../../trim-end.ts';
import { isPathOf } from './page-path.ts';

export type Owner =
  | { kind: 'shell' }
  | { kind: 'remote'; name: string; remote: RemoteRelease }
  | { kind: 'nobody' };

const isUnder = (path: string, mountPath: string) =>
  path === mountPath || path.startsWith(`${mountPath}/`);

/** Whose page a path is, by whole segments; a closing slash makes no difference. */
export function ownerOf(path: string, { shell, remotes }: ReleaseManifest): Owner {
  const plain = trimEnd(path, '/') || '/';
  if (shell.pages.some((page) => isPathOf(page, plain))) return { kind: 'shell' };
  const found = Object.entries(remotes).find(([, { mountPaths }]) =>
    mountPaths.some((mountPath) => isUnder(plain, mountPath)),
  );
  return found ? { kind: 'remote', name: found[0], remote: found[1] } : { kind: 'nobody' };
}
