/**
 * Describes a build in `dist/release.json`, exactly as the set will list it: what it needs first, what it
 * exposes, and the hash of every script and stylesheet (contracts/registry.ts is the schema).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath, SHELL } from '../webpack/paths.mjs';
import { contractVersion } from '../webpack/shared-modules.mjs';
import { containerOf } from '../webpack/version.mjs';

const FILE = 'release.json';
/** What is published beside the release is hashed by the page that fetches it. */
const HASHED = /^(?!beside\/).*\.(js|css)$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Whether the dist folder of a unit holds the complete build of a version. */
export function isBuilt(unit, version) {
  const path = projectPath(`${unit}/dist/${FILE}`);
  return existsSync(path) && readJson(path).version === version;
}

export async function describeRelease(unit, version, stats) {
  const dist = projectPath(`${unit}/dist`);
  const base = `/releases/${unit}/${version}/`;
  const release = {
    version,
    base,
    manifest: `${base}manifest.json`,
    files: await hashesOf(dist),
    previous: null,
    ...(unit === SHELL ? shellFacts(dist, stats) : remoteFacts(unit, version, dist)),
  };
  await writeFile(join(dist, FILE), `${JSON.stringify(release, null, 2)}\n`);
}

async function hashesOf(dist) {
  const names = (await readdir(dist, { recursive: true }))
    .filter((name) => HASHED.test(name))
    .sort();
  const hash = async (name) =>
    `sha384-${createHash('sha384')
      .update(await readFile(join(dist, name)))
      .digest('base64')}`;
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hash(name)])));
}

function shellFacts(dist, { compilation }) {
  const first = compilation.entrypoints.get('main').getFiles();
  const notFirst = (name) => !first.includes(name);
  const { shared } = readJson(join(dist, 'manifest.json'));
  const onDemand = shared.map(({ name, assets }) => {
    const own = [...assets.js.sync, ...assets.css.sync].filter(notFirst);
    return [name, byType(withSplitChunks(compilation, own).filter(notFirst))];
  });
  return {
    pages: readJson(projectPath('shell/shell.json')).pages,
    contract: contractVersion,
    entry: byType(first),
    shared: Object.fromEntries(onDemand.filter(([, { js }]) => js.length > 0)),
  };
}

/** Federation's manifest names a module's own chunk alone; what was split off it is loaded with it. */
function withSplitChunks({ chunks }, files) {
  const own = [...chunks].filter((chunk) => files.some((file) => chunk.files.has(file)));
  const groups = own.flatMap((chunk) => [...chunk.groupsIterable]);
  return [...new Set(groups.flatMap((group) => group.getFiles()))];
}

function remoteFacts(unit, version, dist) {
  const { mountPaths, pages, navigation, slots, contract } = readJson(
    projectPath(`${unit}/remote.json`),
  );
  const { exposes } = readJson(join(dist, 'manifest.json'));
  return {
    container: containerOf(unit, version),
    entry: 'remote-entry.js',
    contract,
    mountPaths,
    pages,
    navigation,
    slots,
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, filesOf(assets)])),
  };
}

const byType = (names) => ({
  js: names.filter((name) => name.endsWith('.js')),
  css: names.filter((name) => name.endsWith('.css')),
});

/** What a module needs before it can be evaluated; its asynchronous chunks come later. */
const filesOf = ({ js, css }) => byType([...js.sync, ...css.sync]);
