/** The release manifest while microfrontends are in development: those come from the development server. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type {
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from '@site/shared/contracts/composition';
import { projectPath, SERVER_FILE, SERVER_STYLES, SHELL, serverFolder } from '../webpack/paths.mjs';
import { contractVersion } from '../webpack/shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT } from '../webpack/version.mjs';

type Composed = Pick<ReleaseManifest, 'shell' | 'remotes'>;

/** @throws an error that names the file, which may be being written */
export function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(projectPath(file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/**
 * What the microfrontends declare at this moment. The shell is always one of them. Nothing has a hash, and nobody
 * knows what it provides or uses: a file changes as it is written.
 * @param origin of the development server
 */
export function developmentManifest(origin: string, microfrontends: readonly string[]): Composed {
  const remotes = microfrontends.filter((name) => name !== SHELL);
  return {
    shell: shellInDevelopment(origin),
    remotes: Object.fromEntries(
      remotes.map((remote) => [remote, remoteInDevelopment(remote, factsOf(origin, remote))]),
    ),
  };
}

/** The released manifest with these microfrontends in place of their released versions. */
export const overlay = (
  released: ReleaseManifest,
  { shell, remotes }: Composed,
): ReleaseManifest => ({
  ...released,
  manifestId: `${released.manifestId}-${versionOf({ shell, remotes })}`,
  shell,
  remotes: { ...released.remotes, ...remotes },
});

/** A release manifest of nothing but microfrontends in development. */
export const wholeManifest = (composed: Composed): ReleaseManifest => ({
  schemaVersion: 1,
  manifestId: `development-${versionOf(composed)}`,
  sequence: 1,
  expires: null,
  signature: null,
  ...composed,
});

function shellInDevelopment(origin: string): ShellRelease {
  const release = factsOf(origin, SHELL);
  return {
    ...release,
    pages: readJson('shell/shell.json').pages,
    contract: contractVersion,
    provides: {},
    entry: { js: ['refresh-hook.js', 'main.js'], css: stylesOf(release) },
    shared: {},
  };
}

/** What a remote declares at this moment, with what there is to know of its files. */
export function remoteInDevelopment(remote: string, release: Facts): RemoteRelease {
  const { mountPaths, pages, redirects, navigation, slots, contract } = readJson(
    `${remote}/remote.json`,
  );
  const modules = ['./routes', ...slots.map(({ module }: { module: string }) => module)];
  return {
    ...release,
    container: containerOf(remote, IN_DEVELOPMENT),
    entry: 'remote-entry.js',
    contract,
    uses: {},
    mountPaths,
    pages,
    redirects,
    navigation,
    slots,
    exposes: Object.fromEntries(
      modules.map((module) => [module, { js: [], css: stylesOf(release) }]),
    ),
  };
}

type Facts = Pick<
  RemoteRelease,
  'version' | 'base' | 'unitManifest' | 'previous' | 'fallback' | 'files' | 'server'
>;

function factsOf(origin: string, microfrontend: string): Facts {
  const base = `${origin}/${microfrontend}/`;
  const unitManifest = `${base}manifest.json`;
  const server = serverBuildOf(microfrontend);
  return {
    version: IN_DEVELOPMENT,
    base,
    unitManifest,
    previous: [],
    fallback: null,
    files: {},
    ...server,
  };
}

const stylesOf = ({ server }: Pick<Facts, 'server'>) => (server ? [SERVER_STYLES] : []);

/** By the path of the file: what it held when it was last changed. */
const hashes = new Map<string, { at: number; hash: string }>();

/** The API reads it where it lies; its hash says that there is another one. Until there is one, browsers render. */
function serverBuildOf(microfrontend: string): Pick<ShellRelease, 'server' | 'files'> | undefined {
  const file = `${serverFolder(microfrontend)}/${SERVER_FILE}`;
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return;
  if (hashes.get(file)?.at !== at) {
    const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
    hashes.set(file, { at, hash: `sha384-${hash}` });
  }
  return { server: file, files: { [file]: hashes.get(file)?.hash ?? '' } };
}

/** Differs with every build. */
const versionOf = ({ shell, remotes }: Composed): string =>
  createHash('sha256')
    .update([shell, ...Object.values(remotes)].flatMap(({ files }) => Object.values(files)).join())
    .digest('hex')
    .slice(0, 8);
