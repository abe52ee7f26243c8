/**
 * Describes a build in `dist/release.json`, exactly as the release manifest will list it: what it needs first, what it
 * exposes, what it provides or uses of the façades, and the hash of every script and stylesheet (contracts/composition/release-manifest.ts is the schema).
 */
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledPackages } from '../webpack/bundled-packages.mjs';
import { providedExports, usedExports, usedOfPackages } from '../webpack/facade-exports.mjs';
import { projectPath, SERVER_FILE, SHELL } from '../webpack/paths.mjs';
import { contractVersion, providedByShell } from '../webpack/shared-modules.mjs';
import { containerOf, placeholderVersion } from '../webpack/version.mjs';
import { integrityOf } from './read-build.mjs';

const FILE = 'release.json';
/** A remote's is written by federation; the shell's, which needs no plugin, says what it shares. */
const UNIT_MANIFEST = 'manifest.json';
/** `@site/shared/ui`, as the shell loads it for remotes (shell/src/remotes/shared-ui.ts). */
const UI_CHUNK = 'ui';
/** What a remote uses of packages of the shell: for `npm run mfe -- simulate`, no page needs it. */
export const PACKAGE_USES = 'package-uses.json';
/** What a remote's scripts are made of, for the site that it is released to. */
export const BUNDLED_PACKAGES = 'bundled-packages.json';
/** What is published beside the release is hashed by the page that fetches it. */
const HASHED = /^(?!beside\/).*\.(js|css)$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What a browser build says of itself: all of the description but its version and the hashes of its files. */
export async function factsOf(microfrontend, stats) {
  const version = placeholderVersion(microfrontend);
  const dist = projectPath(`${microfrontend}/dist`);
  const base = `/releases/${microfrontend}/${version}/`;
  if (microfrontend === SHELL) {
    await writeJson(join(dist, UNIT_MANIFEST), { shared: providedByShell });
  } else {
    await writeJson(join(dist, PACKAGE_USES), usedOfPackages(stats.compilation));
    await writeJson(join(dist, BUNDLED_PACKAGES), bundledPackages(stats.compilation));
  }
  return {
    version,
    base,
    unitManifest: base + UNIT_MANIFEST,
    files: {},
    server: SERVER_FILE,
    ...(microfrontend === SHELL
      ? shellFacts(stats)
      : remoteFacts(microfrontend, version, dist, stats)),
  };
}

/** Written last: a build without it isn't finished. */
export async function describeRelease(dist, facts) {
  await writeJson(join(dist, FILE), { ...facts, files: await hashesOf(dist) });
}

const writeJson = (path, content) => writeFile(path, `${JSON.stringify(content, null, 2)}\n`);

async function hashesOf(dist) {
  const names = (await readdir(dist, { recursive: true }))
    .filter((name) => HASHED.test(name))
    .sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await integrityOf(join(dist, name))])),
  );
}

function shellFacts({ compilation }) {
  const first = compilation.entrypoints.get('main').getFiles();
  const ui = compilation.namedChunkGroups.get(UI_CHUNK).getFiles();
  const { pages, budget } = readJson(projectPath('shell/shell.json'));
  return {
    pages,
    ...(budget && { budget }),
    contract: contractVersion,
    provides: providedExports(compilation),
    entry: byType(first),
    shared: { '@site/shared/ui': byType(ui.filter((name) => !first.includes(name))) },
  };
}

function remoteFacts(remote, version, dist, { compilation }) {
  const { exposes } = readJson(join(dist, UNIT_MANIFEST));
  return {
    ...declared(remote, readJson(projectPath(`${remote}/remote.json`))),
    container: containerOf(remote, version),
    entry: 'remote-entry.js',
    uses: usedExports(compilation),
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, filesOf(assets)])),
  };
}

/**
 * What a remote.json declares, with unknown keys: for these the release is refused, by name.
 * @throws if it is the declaration of another remote
 */
export function declared(remote, { name, ...declaration }) {
  if (name === remote) return declaration;
  throw new Error(`The name in ${remote}/remote.json must be ${remote}, not ${name}.`);
}

const byType = (names) => ({
  js: names.filter((name) => name.endsWith('.js')),
  css: names.filter((name) => name.endsWith('.css')),
});

/** What a module needs before it can be evaluated; its asynchronous chunks come later. */
export const filesOf = ({ js, css }) => byType([...js.sync, ...css.sync]);
