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

async function readProblem(folder: string, reading: Reading): Promise<ProblemFolder> {
  const files = await expectOnly(
    folder,
    ['problem.json', 'solution.py', 'starter.py', 'naive.py', 'generator.py', 'cases.json'],
    reading,
  );
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
  };
}

/** Reads `dsa-support/<name>.py`. */
export async function readSupports(folder: string, reading: Reading): Promise<Supports> {
  const { files, folders } = await entriesOf(folder, reading);
  const named = /^[a-z0-9]+(-[a-z0-9]+)*\.py$/;
  reading.mistakes.push(
    ...[...files.filter((name) => !named.test(name)), ...folders].map((name) =>
      unexpected(join(folder, name), 'files such as linked-list.py'),
    ),
  );
  const read = files
    .filter((name) => named.test(name))
    .map(
      async (name): Promise<[string, string]> => [
        basename(name, '.py'),
        (await readText(join(folder, name), LISTING_MAX, reading)) ?? '',
      ],
    );
  return new Map(await Promise.all(read));
}
