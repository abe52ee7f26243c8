import { isOwn } from '@site/shared/contracts';
import { bootReleaseManifest } from '@site/shared/platform';

/** Whether the router has a page at a path, unlike the API's paths, feeds, pictures and other files. */
export function isSitePage(path: string): boolean {
  const { shell, remotes } = bootReleaseManifest();
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (plain.slice(plain.lastIndexOf('/')).includes('.')) return false;
  return (
    Object.values(remotes).some((remote) => isOwn(remote, plain)) ||
    shell.pages.some((page) => isAt(plain, page.path))
  );
}

/** Segments that begin with a colon match any. */
function isAt(path: string, pattern: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  const matches = (part: string, index: number) =>
    part === given[index] || (part.startsWith(':') && given[index] !== '');
  return expected.length === given.length && expected.every(matches);
}
