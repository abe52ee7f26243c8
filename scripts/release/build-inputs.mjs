/**
 * What a build has read, as webpack says, and what came of it, noted: as long as both are as they were, the build needn't
 * be made again. One that is made in vain gets the version that it had (stamp-version.mjs).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { datesOfFiles, isAnyChangedSince } from './file-dates.mjs';

/** What builds, and what it places in builds. */
const TOOLS = [
  'scripts/webpack',
  'scripts/release',
  'scripts/runner',
  'scripts/postgres',
  'scripts/cpp',
  // Bundled into workers, which webpack knows nothing of.
  'shared/workspace/runner',
];
const LOCK = 'package-lock.json';
const SCRIPTS = 'scripts';

/** What is placed there isn't compiled, but copied: its names and sizes say enough. */
const COPIED = /[\\/]dist[\\/]beside[\\/]/;

const noteOf = (microfrontend) => projectPath(`node_modules/.cache/builds/${microfrontend}.json`);

/**
 * The files of the project that a compilation read, and the folders of the packages that it read from, as the lock file
 * names them.
 * @param {import('webpack').Compilation} compilation
 */
export const inputsOf = ({ fileDependencies }) => [
  ...new Set(
    [...fileDependencies]
      .filter((file) => file.startsWith(projectPath('')))
      .map((file) => relative(projectPath(''), file))
      .map((file) => PACKAGE.exec(file)?.[0] ?? file),
  ),
];

/** The folder of a package, which may lie in another's. */
const PACKAGE = /^.*node_modules\/(@[^/]+\/)?[^/]+/;
const isPackage = (input) => PACKAGE.test(input);

/**
 * Nothing is noted if something was edited after the build had begun: it may have been read before that.
 * @param {readonly string[]} inputs what both of its parts have read
 * @param {number} began when it began, as `Date.now` says it
 */
export function noteInputs(microfrontend, inputs, began) {
  const packages = [...new Set(inputs.filter(isPackage))].sort();
  const files = [...new Set(inputs)]
    .filter((input) => !isPackage(input) && isFile(projectPath(input)))
    .sort();
  const note = noteOf(microfrontend);
  mkdirSync(dirname(note), { recursive: true });
  if (isAnyChangedSince([LOCK, ...files, ...unreadFiles(microfrontend)], began)) {
    rmSync(note, { force: true });
    return;
  }
  save(note, {
    files,
    packages,
    dates: datesOf(microfrontend, files),
    state: stateOf(microfrontend, { files, packages }),
    dist: distOf(microfrontend),
  });
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Renamed into place: a copy of the project may have its packages as hard links, and notes of its own. */
function save(note, content) {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, note);
}

/** Whether the dist folder holds the complete build of what is in the working tree, as it was made. */
export function isUpToDate(microfrontend) {
  const note = noteOf(microfrontend);
  if (!existsSync(note)) return false;
  const noted = JSON.parse(readFileSync(note, 'utf8'));
  if (!noted.packages || !existsSync(projectPath(`${microfrontend}/dist`))) return false;
  const dates = datesOf(microfrontend, noted.files);
  if (dates === noted.dates) return true;
  if (stateOf(microfrontend, noted) !== noted.state || distOf(microfrontend) !== noted.dist)
    return false;
  save(note, { ...noted, dates });
  return true;
}

/** The files of the project that the last build read; none if nothing is known of it. */
export function inputFiles(microfrontend) {
  const note = noteOf(microfrontend);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).files : [];
}

/** Of all files in the dist folder: one that was cut short or changed by hand isn't what was built. */
function distOf(microfrontend) {
  const hash = createHash('sha256');
  for (const name of distFiles(microfrontend)) {
    const path = projectPath(name);
    hash.update(`${name}\0${statSync(path).size}\0`);
    if (!COPIED.test(name)) hash.update(readFileSync(path));
  }
  return hash.digest('base64');
}

const distFiles = (microfrontend) =>
  readdirSync(projectPath(`${microfrontend}/dist`), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectPath(''), join(entry.parentPath, entry.name)))
    .sort();

/** Of the same as `stateOf` and `distOf`, without reading it. */
const datesOf = (microfrontend, files) =>
  datesOfFiles([
    LOCK,
    ...foldersOf(files),
    ...files,
    ...unreadFiles(microfrontend),
    ...distFiles(microfrontend),
  ]);

/** Of these files, of the names beside them (a new one may be found in the place of another), of packages and tools. */
function stateOf(microfrontend, { files, packages }) {
  const hash = createHash('sha256').update(lockedState(packages));
  for (const folder of foldersOf(files)) hash.update(`${folder}\0${namesIn(folder)}\0`);
  for (const file of new Set([...files, ...unreadFiles(microfrontend)]))
    hash.update(`${file}\0`).update(contentOf(file)).update('\0');
  return hash.digest('base64');
}

/**
 * Where another file may be found in the place of one that was read. A `package.json` is read by its name, so what else
 * lies beside it, such as the data folder of a site, is no input.
 */
const foldersOf = (files) =>
  new Set(files.filter((file) => basename(file) !== 'package.json').map(dirname));

const isTest = (name) => name.includes('.test.');

const namesIn = (folder) =>
  existsSync(projectPath(folder))
    ? readdirSync(projectPath(folder))
        .filter((name) => !isTest(name))
        .sort()
        .join()
    : '';

const contentOf = (file) => (existsSync(projectPath(file)) ? readFileSync(projectPath(file)) : '');

/** What takes part without being read by webpack: what the microfrontend declares, the contract's version, and tools. */
const unreadFiles = (microfrontend) => [
  ...['package.json', 'remote.json', 'shell.json', 'webpack.config.js'].map(
    (name) => `${microfrontend}/${name}`,
  ),
  'shared/package.json',
  ...TOOLS.filter((folder) => existsSync(projectPath(folder))).flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => relative(projectPath(''), join(entry.parentPath, entry.name)))
      .sort(),
  ),
];

/** What the lock file says of the packages that a build read, and of those that it was made with. */
function lockedState(read) {
  const lock = projectPath(LOCK);
  if (!existsSync(lock)) return '';
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const counting = [...new Set([...read, ...toolPackages(packages)])].sort();
  return JSON.stringify(counting.map((path) => [path, packages[path]]));
}

/** The packages that the scripts need, and those that these need. Elsewhere than here, scripts are a package. */
function toolPackages(packages) {
  const found = new Set();
  const add = (folder) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      packages[folder];
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    const isOwn = folder === SCRIPTS || folder === '';
    for (const name of Object.keys({ ...needed, ...(isOwn && devDependencies) })) {
      const path = resolved(folder, name, packages);
      if (!path || packages[path].link || found.has(path)) continue;
      found.add(path);
      add(path);
    }
  };
  add(SCRIPTS in packages ? SCRIPTS : '');
  return found;
}

/** Where Node finds a package that one in this folder needs; undefined for one that isn't installed. */
function resolved(folder, name, packages) {
  for (let from = folder; from !== '.'; from = dirname(from)) {
    const path = `${from}/node_modules/${name}`;
    if (path in packages) return path;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
}
