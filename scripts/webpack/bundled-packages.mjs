/**
 * Which packages a build has put into its scripts, each version of each with the first file of it and the file that
 * requested that, and how many of its files are in it (their sizes would depend on comments). A site refuses a remote that brings copies of what the shell shares (npm run mfe -- prove).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';
import { projectPath } from './paths.mjs';
import { FACADES } from './shared-modules.mjs';

const SHARED = '@site/shared';

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, { version: string | null, file: string, askedBy: string | null, files: number }[]>}
 */
export function bundledPackages({ modules, moduleGraph, chunkGraph }) {
  const owners = new Map();
  const ownerOfModule = (module) => {
    const file = fileOf(module);
    return file ? ownerOf(dirname(file), owners) : null;
  };
  const parts = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => module.modules ?? [module]);
  const bundled = new Map();
  const files = new Map();
  const add = (module, importer) => {
    const owner = ownerOfModule(module);
    const file = fileOf(module);
    const key = owner?.name && `${nameOf(owner, file)} ${owner.version}`;
    if (!key || (importer && !bundled.has(key))) return;
    if (!importer) files.set(key, (files.get(key) ?? 0) + 1);
    const ways = bundled.get(key) ?? [];
    ways.push({ file: displayPath(file), askedBy: importer && displayPath(fileOf(importer)) });
    bundled.set(key, ways);
  };
  for (const part of parts) add(part, null);
  for (const part of parts.filter(fileOf)) {
    for (const dependency of dependenciesOf(part)) {
      // As it was before webpack looked through modules that only pass on: what it makes of them differs between builds.
      const required = moduleGraph.getResolvedModule(dependency);
      if (required && ownerOfModule(required) !== ownerOfModule(part)) add(required, part);
    }
  }
  return byPackage(bundled, files);
}

const dependenciesOf = ({ dependencies, blocks }) => [
  ...dependencies,
  ...blocks.flatMap(dependenciesOf),
];

/** Each by the way that is first in the alphabet: which webpack comes to first differs between builds, too. */
function byPackage(bundled, files) {
  const packages = {};
  for (const [key, ways] of [...bundled].sort(([one], [other]) => compare(one, other))) {
    const [name, version] = key.split(' ');
    const [{ file, askedBy }] = ways.sort(byWay);
    packages[name] ??= [];
    packages[name].push({
      version: version === 'null' ? null : version,
      file,
      askedBy,
      files: files.get(key),
    });
  }
  return packages;
}

/** What is requested from outside of the package comes first. */
const byWay = (one, other) =>
  Number(one.askedBy === null) - Number(other.askedBy === null) ||
  compare(one.file, other.file) ||
  compare(one.askedBy, other.askedBy);

const compare = (one, other) => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Without the options of loaders; null for modules without a file. */
function fileOf({ resource }) {
  const [file] = (resource ?? '').split('?');
  return isAbsolute(file) ? file.replaceAll('\\', '/') : null;
}

/** The package that a folder lies in: the nearest package.json that has a name. */
function ownerOf(folder, owners) {
  if (!owners.has(folder)) owners.set(folder, readOwner(folder, owners));
  return owners.get(folder);
}

function readOwner(folder, owners) {
  const manifest = `${folder}/package.json`;
  if (existsSync(manifest)) {
    const { name, version = null } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name) return { folder, name, version };
  }
  const parent = dirname(folder);
  return parent === folder ? null : ownerOf(parent, owners);
}

/** Of shared, some is the shell's and some is bundled: its folders count as packages, and so does a file of a façade. */
function nameOf({ folder, name }, file) {
  if (name !== SHARED) return name;
  const path = `shared/${file.slice(folder.length + 1)}`;
  const room = `@site/${path.split('/', 2).join('/')}`;
  return FACADES.includes(room) ? `@site/${path}` : room;
}

/** As it is known in the project; of what lies elsewhere, from its package on. */
function displayPath(file) {
  const path = relative(projectPath(''), file)
    .replaceAll('\\', '/')
    // A hash of paths on this machine.
    .replace(/(\.federation\/entry\.)\w+\./, '$1');
  if (!path.startsWith('../')) return path;
  return file.includes('/node_modules/')
    ? file.slice(file.indexOf('/node_modules/') + 1)
    : file.split('/').slice(-3).join('/');
}
