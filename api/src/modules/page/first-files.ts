import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@site/shared/contracts';
import type { Owner } from './owner.ts';

export interface FirstFile {
  address: string;
  integrity: string;
}

export interface FirstFiles {
  /** Loaded by the document itself. */
  styles: FirstFile[];
  scripts: FirstFile[];
  /** Run as soon as they are there. */
  earlyScripts: FirstFile[];
  /** Asked for by the shell a moment later: announced here, so that nothing waits for anything. */
  preloadScripts: FirstFile[];
  preloadStyles: FirstFile[];
}

const SHARED_UI = '@site/shared/ui';
const ROUTES = './routes';
/** Keeps what is pressed before the page is live. */
const FIRST_PRESSES = 'first-presses.js';

/**
 * What the browser needs for the first content of a page, chosen by who owns its path.
 * @param used addresses of the stylesheets that the markup in the document needs; null if it holds none
 */
export function firstFilesOf(
  manifest: ReleaseManifest,
  owner: Owner,
  used: readonly string[] | null = null,
): FirstFiles {
  const { shell } = manifest;
  const { entry } = shell;
  const remote = owner.kind === 'remote' ? owner.remote : null;
  const ui = remote ? shell.shared[SHARED_UI] : undefined;
  const routes = remote?.exposes[ROUTES];
  const fromShell = inFolder(shell);
  const fromRemote = remote ? inFolder(remote) : () => [];
  if (used) {
    return {
      styles: unique([
        ...fromShell(entry.css),
        ...fromShell(ui?.css),
        ...fromRemote(routes?.css),
        ...amongThese(manifest, used),
      ]),
      scripts: fromShell(entry.js),
      earlyScripts: fromShell([FIRST_PRESSES].filter((name) => name in shell.files)),
      preloadScripts: [
        ...fromRemote(remote ? [remote.entry] : []),
        ...fromShell(ui?.js),
        ...fromRemote(routes?.js),
      ],
      preloadStyles: [],
    };
  }
  return {
    styles: fromShell(entry.css),
    scripts: fromShell(entry.js),
    earlyScripts: [],
    preloadScripts: [
      ...fromRemote(remote ? [remote.entry] : []),
      ...fromShell(ui?.js),
      ...fromRemote(routes?.js),
    ],
    preloadStyles: [...fromShell(ui?.css), ...fromRemote(routes?.css)],
  };
}

/** What of these the release manifest names, so that it can be checked. */
const amongThese = ({ shell, remotes }: ReleaseManifest, addresses: readonly string[]) =>
  addresses.flatMap((address) =>
    [shell, ...Object.values(remotes)].flatMap(({ base, files }) => {
      const integrity = address.startsWith(base) ? files[address.slice(base.length)] : undefined;
      return integrity ? [{ address, integrity }] : [];
    }),
  );

const unique = (files: FirstFile[]) => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];

const inFolder =
  ({ base, files }: ShellRelease | RemoteRelease) =>
  (names: string[] = []): FirstFile[] =>
    names.map((name) => ({ address: base + name, integrity: files[name] ?? '' }));
