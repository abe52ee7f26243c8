/**
 * Whether a version is another one exactly if what is built is. Each of the sampled files gets a line that can be found
 * in the output, so that one build of all units says of each file which units have it; a version that a file changes
 * though it isn't in there shows in a further build of each unit, with the lines of all such files.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MICROFRONTENDS } from '../webpack/paths.mjs';
import { figure, goalColumns, type Section } from './report.ts';
import { type Context, createWorkspace, type Workspace } from './workspace.ts';

const SAMPLE = 60;

/** Federation writes a folder of its own beside packages. */
const INSTALLED = /^node_modules\/[^.]/;

type ByUnit<T> = ReadonlyMap<string, T>;
type Change = (path: string, text: string) => string;

interface Build {
  version: string;
  /** Everything that it says to browsers and servers, in one text. */
  output: string;
}

export async function measureVersions({ scope }: Context): Promise<Section[]> {
  const workspace = await createWorkspace(scope);
  const before = await build(workspace, MICROFRONTENDS);
  const shared = sampleOf(sharedFiles(workspace));
  const packages = packageFiles(workspace);
  const paths = [...shared, ...packages];

  const commented = await buildWith(workspace, { paths, change: comment });
  const marked = await buildWith(workspace, { paths, change: mark });
  const reached = paths.filter((path) => [...marked.values()].some(has(path)));
  const rows = [
    figure(
      `a comment in ${shared.length} files of shared/ and ${packages.length} of packages`,
      `${changed(before, commented).length} new versions`,
      { text: '0', met: changed(before, commented).length === 0 },
    ),
  ];
  for (const unit of MICROFRONTENDS) {
    const here = paths.filter((path) => has(path)(marked.get(unit)));
    const others = reached.filter((path) => !here.includes(path));
    const without = await buildWith(workspace, { paths: others, change: mark, units: [unit] });
    rows.push(
      verdict(`${unit}: a line of ${here.length} files that are in it`, {
        isNew: changed(before, marked).includes(unit),
        expected: here.length > 0,
      }),
      verdict(`${unit}: a line of ${others.length} files that are in others`, {
        isNew: changed(before, without).includes(unit),
        expected: false,
      }),
    );
  }
  return [
    {
      title: 'Versions',
      columns: goalColumns,
      rows,
      notes: [
        `Of ${paths.length} files, ${paths.length - reached.length} reach no output: they hold types, or nothing that is used.`,
      ],
    },
  ];
}

const verdict = (what: string, { isNew, expected }: { isNew: boolean; expected: boolean }) => {
  const words = (is: boolean) => (is ? 'a new version' : 'the same version');
  return figure(what, words(isNew), { text: words(expected), met: isNew === expected });
};

/** Files of `shared/` that builds read, spread evenly over the alphabet. */
const sampleOf = (files: readonly string[]) =>
  Array.from(
    { length: SAMPLE },
    (_, index) => files[Math.floor((index * files.length) / SAMPLE)] ?? '',
  );

function sharedFiles({ path }: Workspace): string[] {
  const read = MICROFRONTENDS.flatMap(
    (unit) =>
      JSON.parse(readFileSync(path(`node_modules/.cache/builds/${unit}.json`), 'utf8')).files,
  );
  return [...new Set<string>(read)].filter((name) => /^shared\/.*\.(tsx?|css)$/.test(name)).sort();
}

/** Of every package that a remote bundles, one file that is in there. */
function packageFiles({ path }: Workspace): string[] {
  const files = MICROFRONTENDS.filter((unit) => unit !== 'shell').flatMap((unit) => {
    const bundled: Record<string, { file: string }[]> = JSON.parse(
      readFileSync(path(`${unit}/dist/bundled-packages.json`), 'utf8'),
    );
    return Object.values(bundled).flatMap((versions) => versions.map(({ file }) => file));
  });
  return [...new Set(files)].filter((name) => INSTALLED.test(name)).sort();
}

const comment: Change = (_path, text) => `/* Said again. */\n${text}`;
const nameOf = (path: string) => `version-mark-${path.replaceAll(/\W/g, '_')}-`;
const mark: Change = (path, text) =>
  path.endsWith('.css')
    ? `${text}\n.versionMark { --${nameOf(path)}: 1; }\n`
    : `${text}\n;Object(globalThis)['${nameOf(path)}'] = 1;\n`;

const has = (path: string) => (built: Build | undefined) =>
  Boolean(built?.output.includes(nameOf(path)));

const changed = (before: ByUnit<Build>, after: ByUnit<Build>): string[] =>
  [...after].flatMap(([unit, { version }]) =>
    version === before.get(unit)?.version ? [] : [unit],
  );

interface Trial {
  paths: readonly string[];
  change: Change;
  units?: readonly string[];
}

/** What is built while the files read otherwise. */
async function buildWith(
  workspace: Workspace,
  { paths, change, units = MICROFRONTENDS }: Trial,
): Promise<ByUnit<Build>> {
  const originals = paths.map(
    (path) => [path, readFileSync(workspace.path(path), 'utf8')] as const,
  );
  for (const [path, text] of originals) replace(workspace.path(path), change(path, text));
  try {
    return await build(workspace, units);
  } finally {
    for (const [path, text] of originals) replace(workspace.path(path), text);
  }
}

/** Installed packages are links to those of the project, whose content has to stay. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** From nothing: a package is taken as it was as long as its version is. */
async function build(workspace: Workspace, units: readonly string[]): Promise<ByUnit<Build>> {
  await rm(workspace.path('node_modules/.cache'), { recursive: true, force: true });
  await workspace.run(['scripts/build.mjs', ...units]);
  return new Map(units.map((unit) => [unit, readBuild(workspace.path(`${unit}/dist`))]));
}

function readBuild(dist: string): Build {
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html)$/.test(name))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  return { version, output: texts.join('\n') };
}
