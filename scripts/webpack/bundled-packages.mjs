/**
 * Which packages a build has put into its scripts, each version of each with the first file of it and the file that
 * requested that. A site refuses a remote that brings copies of what the shell shares (npm run mfe -- prove).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';
import { projectPath } from './paths.mjs';
import { BUNDLED_OF_SHARED } from './version.mjs';

const SHARED = '@site/shared';

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, { version: string | null, file: string, askedBy: string | null }[]>}
 */
export function bundledPackages({ modules, moduleGraph, chunkGraph }) {
  const owners = new Map();
  const packages = {};
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const part of module.modules ?? [module]) {
      const file = fileOf(part);
      const owner = file && ownerOf(dirname(file), owners);
      if (!owner?.name) continue;
      const { version } = owner;
      const name = nameOf(owner, file);
      packages[name] ??= [];
      const known = packages[name];
      if (known.some((entry) => entry.version === version)) continue;
      const issuer = fileOf(moduleGraph.getIssuer(part) ?? {});
      known.push({
        version,
        file: displayPath(file),
        askedBy: issuer ? displayPath(issuer) : null,
      });
    }
  }
  const inOrder = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(inOrder);
}

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

/** Of shared, some is the shell's and some is bundled: its folders count as packages, and so does what is left out of ui. */
function nameOf({ folder, name }, file) {
  if (name !== SHARED) return name;
  const path = `shared/${file.slice(folder.length + 1)}`;
  const part = BUNDLED_OF_SHARED.find((root) => path === root || path.startsWith(`${root}/`));
  return `@site/${part ?? path.split('/', 2).join('/')}`;
}

/** As it is known in the project; of what lies elsewhere, from its package on. */
function displayPath(file) {
  const path = relative(projectPath(''), file).replaceAll('\\', '/');
  if (!path.startsWith('../')) return path;
  return file.includes('/node_modules/')
    ? file.slice(file.indexOf('/node_modules/') + 1)
    : file.split('/').slice(-3).join('/');
}
