import { basename, join } from 'node:path';
import {
  type ContentFile,
  entriesOf,
  expectOnly,
  type Mistake,
  readOne,
  readText,
  unexpected,
} from './content-files.ts';
import { type CasesFile, casesFile, type ProblemFile, problemFile } from './problem-file.ts';

/** One folder of `dsa-problems/`. What could not be read is null; the mistakes say why. */
export interface ProblemFolder {
  name: string;
  problem: ContentFile<ProblemFile> | null;
  cases: ContentFile<CasesFile> | null;
  code: string | null;
}

/** Python that runs before listings, by the name that problem files give it. */
export type Supports = Map<string, string>;

const LISTING_MAX = 10_000;

/** Reads every problem folder; `README.md` beside them is for people. */
export async function readProblems(folder: string, mistakes: Mistake[]): Promise<ProblemFolder[]> {
  const { files, folders } = await entriesOf(folder, mistakes);
  mistakes.push(
    ...files
      .filter((name) => name !== 'README.md')
      .map((name) => unexpected(join(folder, name), 'a folder for each problem')),
  );
  return Promise.all(folders.map((name) => readProblem(join(folder, name), mistakes)));
}

async function readProblem(folder: string, mistakes: Mistake[]): Promise<ProblemFolder> {
  await expectOnly(folder, ['problem.json', 'solution.py', 'cases.json'], mistakes);
  return {
    name: basename(folder),
    problem: await readOne(join(folder, 'problem.json'), problemFile, mistakes),
    cases: await readOne(join(folder, 'cases.json'), casesFile, mistakes),
    code: await readText(join(folder, 'solution.py'), LISTING_MAX, mistakes),
  };
}

/** Reads `dsa-support/<name>.py`. */
export async function readSupports(folder: string, mistakes: Mistake[]): Promise<Supports> {
  const { files, folders } = await entriesOf(folder, mistakes);
  const named = /^[a-z0-9]+(-[a-z0-9]+)*\.py$/;
  mistakes.push(
    ...[...files.filter((name) => !named.test(name)), ...folders].map((name) =>
      unexpected(join(folder, name), 'files such as linked-list.py'),
    ),
  );
  const read = files
    .filter((name) => named.test(name))
    .map(
      async (name): Promise<[string, string]> => [
        basename(name, '.py'),
        (await readText(join(folder, name), LISTING_MAX, mistakes)) ?? '',
      ],
    );
  return new Map(await Promise.all(read));
}
