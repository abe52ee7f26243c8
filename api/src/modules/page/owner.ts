import type { Registry, RemoteRelease } from '@site/shared/contracts';
import { isPathOf } from './page-path.ts';

export type Owner =
  | { kind: 'shell' }
  | { kind: 'remote'; remote: RemoteRelease }
  | { kind: 'nobody' };

const isUnder = (path: string, mountPath: string) =>
  path === mountPath || path.startsWith(`${mountPath}/`);

/** Whose page a path is, by whole segments; a closing slash makes no difference. */
export function ownerOf(path: string, { shell, remotes }: Registry): Owner {
  const plain = path.replace(/\/+$/, '') || '/';
  if (shell.pages.some((page) => isPathOf(page, plain))) return { kind: 'shell' };
  const remote = Object.values(remotes).find(({ mountPaths }) =>
    mountPaths.some((mountPath) => isUnder(plain, mountPath)),
  );
  return remote ? { kind: 'remote', remote } : { kind: 'nobody' };
}
