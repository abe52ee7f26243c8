import { basename, join } from 'node:path';
import { casesFile, LISTING_MAX, problemFile } from '@site/shared/contracts';
import type { ProblemFolder, Supports } from './content.ts';
import {
  entriesOf,
  expectOnly,
  type Reading,
  readOne,
  readText,
  unexpected,
} from './content-files.ts';

/** Reads every problem folder; `README.md` beside them is for people. */
export async function readProblems(folder: string, reading: Reading): Promise<ProblemFolder[]> {
  const { files, folders } = await entriesOf(folder, reading);
  reading.mistakes.push(
    ...files
      .filter((name) => name !== 'README.md')
      .map((name) => unexpected(join(folder, name), 'a folder for each problem')),
  );
  return Promise.all(folders.map((name) => readProblem(join(folder, name), reading)));
}

const PYTHON_FILES = [
  'problem.json',
  'solution.py',
  'starter.py',
  'naive.py',
  'generator.py',
  'cases.json',
];
const JAVASCRIPT_FILES = ['solution.js', 'starter.js', 'cases.js.json'];

async function readProblem(folder: string, reading: Reading): Promise<ProblemFolder> {
  const files = await expectOnly(folder, [...PYTHON_FILES, ...JAVASCRIPT_FILES], reading);
  /** A problem that was written in the admin area may do without these files. */
  const perhaps = (name: string) =>
    files.includes(name) ? readText(join(folder, name), LISTING_MAX, reading) : '';
  return {
    name: basename(folder),
    problem: await readOne(join(folder, 'problem.json'), problemFile, reading),
    cases: await readOne(join(folder, 'cases.json'), casesFile, reading),
    code: await readText(join(folder, 'solution.py'), LISTING_MAX, reading),
    starter: await perhaps('starter.py'),
    naive: await perhaps('naive.py'),
    generator: await perhaps('generator.py'),
    javascript: await readJavaScript(folder, files, reading),
  };
}

/** All of its files, or none. */
async function readJavaScript(
  folder: string,
  files: readonly string[],
  reading: Reading,
): Promise<ProblemFolder['javascript']> {
  if (!JAVASCRIPT_FILES.some((name) => files.includes(name))) return null;
  const code = await readText(join(folder, 'solution.js'), LISTING_MAX, reading);
  const starter = await readText(join(folder, 'starter.js'), LISTING_MAX, reading);
  const cases = await readOne(join(folder, 'cases.js.json'), casesFile, reading);
  if (code === null || starter === null || cases === null) return null;
  return { code, starter, cases: cases.content };
}

/** Reads `dsa-support/<name>.py` and `<name>.js`. */
export async function readSupports(folder: string, reading: Reading): Promise<Supports> {
  const { files, folders } = await entriesOf(folder, reading);
  const named = /^[a-z0-9]+(-[a-z0-9]+)*\.(py|js)$/;
  reading.mistakes.push(
    ...[...files.filter((name) => !named.test(name)), ...folders].map((name) =>
      unexpected(join(folder, name), 'files such as linked-list.py'),
    ),
  );
  const read = async (ending: string) => {
    const texts = files
      .filter((name) => named.test(name) && name.endsWith(ending))
      .map(
        async (name): Promise<[string, string]> => [
          basename(name, ending),
          (await readText(join(folder, name), LISTING_MAX, reading)) ?? '',
        ],
      );
    return new Map(await Promise.all(texts));
  };
  return { python: await read('.py'), javascript: await read('.js') };
}
