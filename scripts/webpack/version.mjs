/**
 * A release's version is its package version and a hash of everything the build reads. It is known
 * before the build, so that container names and class prefixes can carry it, and a microfrontend whose
 * sources did not change is neither built nor published again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { hasSandbox } from '../runner/sandboxes.mjs';
import { projectPath, SHELL } from './paths.mjs';

/** What remotes bundle of shared; platform and ui, but for these files, come from the shell at runtime. */
export const BUNDLED_OF_SHARED = [
  'shared/address',
  'shared/api',
  'shared/brand',
  'shared/contracts',
  'shared/exercise',
  'shared/listing',
  'shared/reading',
  'shared/device',
  'shared/revision',
  'shared/ui/fold.module.css',
  'shared/ui/fold.tsx',
  'shared/ui/form-dialog.tsx',
  'shared/ui/hints.tsx',
  'shared/ui/leave-dialog.tsx',
  'shared/ui/menu.module.css',
  'shared/ui/menu.tsx',
  'shared/ui/missing-step.module.css',
  'shared/ui/missing-step.tsx',
  'shared/ui/note-markdown.module.css',
  'shared/ui/note-markdown.tsx',
  'shared/ui/prose.module.css',
  'shared/ui/prose.tsx',
  'shared/ui/roadmap-icon.module.css',
  'shared/ui/roadmap-icon.tsx',
  'shared/ui/save-file.ts',
  'shared/ui/use-debounced-value.ts',
  'shared/ui/use-loaded.ts',
  'shared/ui/use-note-markdown.ts',
  'shared/workspace',
];

const LOCK = 'package-lock.json';

/** The files and folders that a microfrontend's build reads. */
export const inputsOf = (microfrontend) => [
  microfrontend,
  ...(microfrontend === SHELL ? ['shared'] : [...BUNDLED_OF_SHARED, 'shared/package.json']),
  'scripts/webpack',
  ...(hasSandbox(microfrontend)
    ? ['scripts/runner', 'scripts/postgres', 'scripts/release/precompress.mjs']
    : []),
  LOCK,
];

const isInput = (name) =>
  !/\.test\.tsx?$|\.md$|^(dist|node_modules|testing|\.types|tsconfig\.json)$/.test(name);

/** Files of a path, sorted; the path may be a file. */
function* filesOf(relative) {
  let entries;
  try {
    entries = readdirSync(projectPath(relative), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    yield relative;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isInput(entry.name)) continue;
    const path = `${relative}/${entry.name}`;
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

function contentOf(file) {
  const content = readFileSync(projectPath(file));
  return file === LOCK ? Buffer.from(installedIn(content)) : content;
}

/** What a lock file says of packages that aren't this clone's own: a new remote is no new version of the others. */
export function installedIn(lock) {
  const installed = Object.entries(JSON.parse(lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

const versions = new Map();

/**
 * Such as 1.0.0-h1a2b3c4d5. A process sees one version of a microfrontend from first to last, so that a build
 * is described as what it was configured to be, even if a file is saved meanwhile.
 */
export function versionOf(microfrontend) {
  const version = versions.get(microfrontend) ?? computeVersion(microfrontend);
  versions.set(microfrontend, version);
  return version;
}

function computeVersion(microfrontend) {
  const hash = createHash('sha256');
  for (const input of inputsOf(microfrontend)) {
    for (const file of filesOf(input)) {
      const content = contentOf(file);
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  const { version } = JSON.parse(
    readFileSync(projectPath(`${microfrontend}/package.json`), 'utf8'),
  );
  return `${version}-h${hash.digest('hex').slice(0, 9)}`;
}

/** The version of what is being written and was never released; the form is that of any version. */
export const IN_DEVELOPMENT = '1.0.0-inprogress';

/** The version as part of a JavaScript name: two versions of one remote can live in one page. */
export const containerOf = (microfrontend, version) =>
  `${microfrontend}_${version}`.replace(/\W/g, '_');
