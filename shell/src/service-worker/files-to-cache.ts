import type {
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from '@site/shared/contracts/composition';

export interface FileToCache {
  path: string;
  integrity: string;
}

const SHARED_UI = '@site/shared/ui';
const ROUTES = './routes';

/** What any page needs: calls, and remotes. */
const NAMED = ['http.js', 'federation.js'];

/**
 * The live files to cache: what every page starts with, what the routes of each used remote need, and whatever was used
 * under the same name in another version. None of a remote that was never opened here.
 * @param used paths of files, of any version
 */
export function filesToCache(
  { shell, remotes }: ReleaseManifest,
  used: readonly string[],
): FileToCache[] {
  const names = usedNames(used);
  const { entry } = shell;
  const ui = shell.shared[SHARED_UI];
  const ofShell = [...entry.js, ...entry.css, ...NAMED, ...(ui?.js ?? []), ...(ui?.css ?? [])];
  const ofRemotes = Object.values(remotes).flatMap((remote) => {
    const own = names(remote);
    const routes = remote.exposes[ROUTES];
    const first = [remote.entry, ...(routes?.js ?? []), ...(routes?.css ?? [])];
    return own.length > 0 ? inFolder(remote, [...first, ...own]) : [];
  });
  return [...inFolder(shell, [...ofShell, ...names(shell)]), ...ofRemotes];
}

/** By microfrontend, whose folder holds the release's. */
function usedNames(used: readonly string[]) {
  const parts = used.map((path) => path.split('/'));
  return ({ base }: ShellRelease | RemoteRelease) =>
    parts
      .filter(([, , microfrontend]) => microfrontend === base.split('/')[2])
      .map(([, , , , ...name]) => name.join('/'));
}

const inFolder = ({ base, files }: ShellRelease | RemoteRelease, names: string[]): FileToCache[] =>
  [...new Set(names)].flatMap((name) => {
    const integrity = files[name];
    return integrity ? [{ path: base + name, integrity }] : [];
  });
