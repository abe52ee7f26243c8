/** The release manifest while some units, or all, are in development: those come from the development server. */
import { readFileSync } from 'node:fs';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@site/shared/contracts';
import { projectPath, SHELL } from '../webpack/paths.mjs';
import { contractVersion } from '../webpack/shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT } from '../webpack/version.mjs';

type Composed = Pick<ReleaseManifest, 'shell' | 'remotes'>;

const readJson = (file: string) => JSON.parse(readFileSync(projectPath(file), 'utf8'));

/**
 * What the units declare at this moment. The shell is always one of them. Nothing has a hash, and nobody
 * knows what it provides or uses: a file changes as it is written.
 * @param origin of the development server
 */
export function developmentManifest(origin: string, units: readonly string[]): Composed {
  const remotes = units.filter((unit) => unit !== SHELL);
  return {
    shell: shellInDevelopment(origin),
    remotes: Object.fromEntries(remotes.map((unit) => [unit, remoteInDevelopment(origin, unit)])),
  };
}

/** The released manifest with these units in the place of their released versions. */
export const overlay = (
  released: ReleaseManifest,
  { shell, remotes }: Composed,
): ReleaseManifest => ({
  ...released,
  manifestId: `${released.manifestId}-development`,
  shell,
  remotes: { ...released.remotes, ...remotes },
});

/** A release manifest of nothing but units in development. */
export const wholeManifest = (composed: Composed): ReleaseManifest => ({
  schemaVersion: 1,
  manifestId: 'development',
  sequence: 1,
  expires: null,
  signature: null,
  ...composed,
});

function shellInDevelopment(origin: string): ShellRelease {
  return {
    ...factsOf(origin, SHELL),
    pages: readJson('shell/shell.json').pages,
    contract: contractVersion,
    provides: {},
    entry: { js: ['refresh-hook.js', 'main.js'], css: [] },
    shared: {},
  };
}

function remoteInDevelopment(origin: string, unit: string): RemoteRelease {
  const { mountPaths, pages, navigation, slots, contract } = readJson(`${unit}/remote.json`);
  const modules = ['./routes', ...slots.map(({ module }: { module: string }) => module)];
  return {
    ...factsOf(origin, unit),
    container: containerOf(unit, IN_DEVELOPMENT),
    entry: 'remote-entry.js',
    contract,
    uses: {},
    mountPaths,
    pages,
    navigation,
    slots,
    exposes: Object.fromEntries(modules.map((module) => [module, { js: [], css: [] }])),
  };
}

function factsOf(origin: string, unit: string) {
  const base = `${origin}/${unit}/`;
  const unitManifest = `${base}manifest.json`;
  return { version: IN_DEVELOPMENT, base, unitManifest, files: {}, previous: [] };
}
