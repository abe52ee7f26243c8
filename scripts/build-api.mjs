/**
 * Bundles the API into api/dist: the server and the reader of its configuration, with the shared contracts inside and packages outside.
 * `build-api.mjs FOLDER FILE…` bundles further programs beside these into another folder, as the API's tests do.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { isMainModule } from './process/main-module.mjs';
import { datesOfFiles, isAnyChangedSince } from './release/file-dates.mjs';
import { API_PROGRAMS, CONFINED_PROGRAMS, projectPath } from './webpack/paths.mjs';

/** A package of hundreds of small modules: reading each by itself takes a tenth of a second at every start. */
const TAKEN_IN = ['kysely'];

/** Packages stay in node_modules; our own workspaces are TypeScript and must be taken in. */
const packagesOutside = {
  name: 'packages-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@site/') || TAKEN_IN.includes(path)
        ? undefined
        : { path, external: true },
    );
  },
};

const DIST = 'api/dist';
const note = projectPath('node_modules/.cache/builds/api.json');

/** What takes part beside what the bundler reads. Packages stay outside, but the bundler is one. */
const UNREAD = [
  'api/package.json',
  'shared/package.json',
  'tsconfig.base.json',
  'package-lock.json',
  'scripts/build-api.mjs',
  'scripts/webpack/paths.mjs',
  ...CONFINED_PROGRAMS,
];

/** Whether api/dist is as it was bundled from what is in the working tree, as far as sizes and times say. */
export function isApiUpToDate() {
  if (!existsSync(note)) return false;
  const { files, dates } = JSON.parse(readFileSync(note, 'utf8'));
  return datesOfFiles(files) === dates;
}

/** Leaves api/dist alone if it's up to date: the next start would take another loader to be there, and load the content. */
export async function buildApi(outdir = DIST, further = []) {
  const isNoted = outdir === DIST && further.length === 0;
  if (isNoted && isApiUpToDate()) return;
  const began = Date.now();
  const former =
    isNoted && existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).outputs : null;
  // One that is cut short isn't taken for complete.
  if (isNoted) rmSync(note, { force: true });
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: {
      ...API_PROGRAMS,
      ...Object.fromEntries(further.map((file) => [basename(file, '.ts'), file])),
    },
    absWorkingDir: projectPath(''),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
  for (const file of CONFINED_PROGRAMS) {
    await copyFile(projectPath(file), resolve(projectPath(''), outdir, basename(file)));
  }
  if (!isNoted) return;
  const confined = CONFINED_PROGRAMS.map((file) => `${DIST}/${basename(file)}`);
  const outputs = [...Object.keys(metafile.outputs), ...confined];
  // A site that runs on the build before may load more of it yet.
  if (former) await removeOthers([...outputs, ...former]);
  await noteFiles(Object.keys(metafile.inputs), outputs, began);
}

async function removeOthers(kept) {
  const names = await readdir(projectPath(DIST));
  const others = names.filter((name) => !kept.includes(`${DIST}/${name}`));
  await Promise.all(others.map((name) => rm(projectPath(`${DIST}/${name}`), { recursive: true })));
}

/** Nothing is noted if a source was edited after the build had begun: it may have been read before that. */
async function noteFiles(sources, outputs, began) {
  if (isAnyChangedSince([...sources, ...UNREAD], began)) return;
  const files = [...sources, ...sources.map(dirname), ...UNREAD, ...outputs];
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, JSON.stringify({ files, outputs, dates: datesOfFiles(files) }));
}

if (isMainModule(import.meta.url)) {
  const [folder, ...further] = process.argv.slice(2);
  await buildApi(folder, further);
}
