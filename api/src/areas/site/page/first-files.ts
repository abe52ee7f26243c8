import type {
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from '@site/shared/contracts/composition';
import type { Owner } from './page-path.ts';

export interface FirstFile {
  address: string;
  integrity: string;
  /** If it is known, the document holds it, and nobody has to request the file. */
  content?: string | undefined;
}

export interface FirstFiles {
  /** Loaded by the document itself. */
  styles: FirstFile[];
  scripts: FirstFile[];
  /** Run before anything is to be seen. */
  earlyScripts: FirstFile[];
  /** Requested by the shell a moment later: announced here, so that nothing waits for anything. */
  preloadScripts: FirstFile[];
  preloadStyles: FirstFile[];
}

const SHARED_UI = '@site/shared/ui';
const ROUTES = './routes';
/** Records what is pressed before the page is live. */
const FIRST_PRESSES = 'first-presses.js';
/** What remotes need, on their own pages and where they fill a slot (shell/src/remotes/federation-host.ts). */
const FEDERATION = 'federation.js';
/** What calls need (shared/http/client.ts). A visitor's page that comes rendered makes none at first. */
const HTTP = 'http.js';

/**
 * What the browser needs for the first content of a page, chosen by who owns its path.
 * @param used addresses of the stylesheets that the markup in the document needs; null if it holds none
 * @param person whose page it is; null for a visitor
 */
export function firstFilesOf(
  manifest: ReleaseManifest,
  owner: Owner,
  used: readonly string[] | null = null,
  person: string | null = null,
): FirstFiles {
  const { shell } = manifest;
  const { entry } = shell;
  const remote = owner.kind === 'remote' ? owner.remote : null;
  const ui = remote ? shell.shared[SHARED_UI] : undefined;
  const routes = remote?.exposes[ROUTES];
  const fromShell = inFolder(shell);
  const fromRemote = remote ? inFolder(remote) : () => [];
  const ifThere = (name: string) => fromShell([name].filter((known) => known in shell.files));
  const needsRemotes = remote || used?.some((style) => !style.startsWith(shell.base));
  const preloadScripts = [
    ...(needsRemotes ? ifThere(FEDERATION) : []),
    ...(used && person === null ? [] : ifThere(HTTP)),
    ...fromRemote(remote ? [remote.entry] : []),
    ...fromShell(ui?.js),
    ...fromRemote(routes?.js),
    ...scriptsBeside(manifest, used ?? []),
  ];
  if (used) {
    return {
      styles: unique([
        ...fromShell(entry.css),
        ...fromShell(ui?.css),
        ...fromRemote(routes?.css),
        ...amongThese(manifest, used),
      ]),
      scripts: fromShell(entry.js),
      earlyScripts: ifThere(FIRST_PRESSES),
      preloadScripts: unique(preloadScripts),
      preloadStyles: [],
    };
  }
  return {
    styles: fromShell(entry.css),
    scripts: fromShell(entry.js),
    earlyScripts: [],
    preloadScripts,
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

/**
 * The script of a chunk stands beside its stylesheet, and the browser needs it to take up the markup. What the shell
 * shares is announced for remotes already; its own pages have single parts of it.
 */
function scriptsBeside(manifest: ReleaseManifest, styles: readonly string[]): FirstFile[] {
  const { base, entry, shared } = manifest.shell;
  const others = [entry, ...Object.values(shared)].flatMap(({ css }) => css);
  const chunks = styles.filter((style) => !others.some((name) => style === base + name));
  return amongThese(
    manifest,
    chunks.map((style) => style.replace(/\.css$/, '.js')),
  );
}

const unique = (files: FirstFile[]) => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];

const inFolder =
  ({ base, files }: ShellRelease | RemoteRelease) =>
  (names: string[] = []): FirstFile[] =>
    names.map((name) => ({ address: base + name, integrity: files[name] ?? '' }));
