/**
 * What a build has read, as webpack says, noted beside its result: as long as all of it is as it was, the build needn't be
 * made again. One that is made in vain gets the version that it had (stamp-version.mjs).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { datesOfFiles } from './file-dates.mjs';

/** What builds, and what it places in builds. */
const TOOLS = ['scripts/webpack', 'scripts/release', 'scripts/runner', 'scripts/postgres'];
const LOCK = 'package-lock.json';

const noteOf = (microfrontend) => projectPath(`node_modules/.cache/builds/${microfrontend}.json`);

/**
 * The files of the project that a compilation read. Of packages, the lock file says enough.
 * @param {import('webpack').Compilation} compilation
 */
export const inputsOf = ({ fileDependencies }) =>
  [...fileDependencies]
    .filter((file) => file.startsWith(projectPath('')) && !file.includes('node_modules'))
    .map((file) => relative(projectPath(''), file));

/** @param {readonly string[]} inputs what both of its parts have read */
export function noteInputs(microfrontend, version, inputs) {
  const note = noteOf(microfrontend);
  mkdirSync(dirname(note), { recursive: true });
  const files = inputs.filter((file) => statSync(projectPath(file)).isFile()).sort();
  const dates = datesOf(microfrontend, files);
  save(note, { version, files, dates, state: stateOf(microfrontend, files) });
}

/** Renamed into place: a copy of the project may have its packages as hard links, and notes of its own. */
function save(note, content) {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, note);
}

/** Whether the dist folder holds the complete build of what is in the working tree. */
export function isUpToDate(microfrontend) {
  const described = projectPath(`${microfrontend}/dist/release.json`);
  const note = noteOf(microfrontend);
  if (!existsSync(described) || !existsSync(note)) return false;
  const noted = JSON.parse(readFileSync(note, 'utf8'));
  if (JSON.parse(readFileSync(described, 'utf8')).version !== noted.version) return false;
  const dates = datesOf(microfrontend, noted.files);
  if (dates === noted.dates) return true;
  if (stateOf(microfrontend, noted.files) !== noted.state) return false;
  save(note, { ...noted, dates });
  return true;
}

/** Of the same as `stateOf`, without reading it. */
const datesOf = (microfrontend, files) =>
  datesOfFiles([LOCK, ...files.map(dirname), ...files, ...unreadFiles(microfrontend)]);

/** Of these files, of the names beside them (a new one may be found in the place of another), of packages and tools. */
function stateOf(microfrontend, files) {
  const hash = createHash('sha256').update(installedNow());
  for (const folder of new Set(files.map(dirname))) hash.update(`${folder}\0${namesIn(folder)}\0`);
  for (const file of new Set([...files, ...unreadFiles(microfrontend)]))
    hash.update(`${file}\0`).update(contentOf(file)).update('\0');
  return hash.digest('base64');
}

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

/** What the lock file says of packages that aren't this clone's own: a new remote changes nothing in the others. */
function installedNow() {
  const lock = projectPath(LOCK);
  if (!existsSync(lock)) return '';
  const installed = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}
