import { basename, join } from 'node:path';
import {
  type Approaches,
  approachesFile,
  type CompiledListings,
  casesFile,
  LISTING_MAX,
  problemFile,
  problemPicture,
} from '@site/shared/contracts/practice';
import type { ProblemFolder, Supports } from './content.ts';
import {
  entriesOf,
  expectOnly,
  type Reading,
  readOne,
  readText,
  unexpected,
} from './content-files.ts';
import { expectRefused, REFUSED } from './refused-programs.ts';

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

const PICTURE = 'picture.json';
const PYTHON_FILES = [
  'problem.json',
  'solution.py',
  'starter.py',
  'naive.py',
  'generator.py',
  // For a test alone.
  'inputs.py',
  'cases.json',
  'approaches.json',
  PICTURE,
];
const JAVASCRIPT_FILES = ['solution.js', 'starter.js', 'cases.js.json'];
const COMPILED_FILES = ['solution.java', 'solution.cpp'];
const APPROACHES = 'approaches';

async function readProblem(folder: string, reading: Reading): Promise<ProblemFolder> {
  const known = [...PYTHON_FILES, ...JAVASCRIPT_FILES, ...COMPILED_FILES];
  const found = await expectOnly(folder, known, reading, APPROACHES, REFUSED);
  await expectRefused(folder, found, ['.py', '.js'], reading);
  const { files } = found;
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
    approaches: await readApproaches(folder, found, reading),
    compiled: await readCompiled(folder, files, reading),
    picture: await readPicture(folder, files, reading),
  };
}

const hasJavaScript = (files: readonly string[]) =>
  JAVASCRIPT_FILES.some((name) => files.includes(name));

/** All of its files, or none. */
async function readJavaScript(
  folder: string,
  files: readonly string[],
  reading: Reading,
): Promise<ProblemFolder['javascript']> {
  if (!hasJavaScript(files)) return null;
  const code = await readText(join(folder, 'solution.js'), LISTING_MAX, reading);
  const starter = await readText(join(folder, 'starter.js'), LISTING_MAX, reading);
  const cases = await readOne(join(folder, 'cases.js.json'), casesFile, reading);
  if (code === null || starter === null || cases === null) return null;
  return { code, starter, cases: cases.content };
}

/** What `approaches.json` lists, each with its listing in Python and JavaScript if the problem has it, and perhaps in C++. */
async function readApproaches(
  folder: string,
  { files, folders }: { files: readonly string[]; folders: readonly string[] },
  reading: Reading,
): Promise<Approaches | null> {
  const isListed = files.includes('approaches.json');
  const hasListings = folders.includes(APPROACHES);
  if (!isListed && !hasListings) return null;
  const listed = await readOne(join(folder, 'approaches.json'), approachesFile, reading);
  if (!listed) return null;
  const { solution, before } = listed.content;
  const inJavaScript = hasJavaScript(files);
  const inCpp = inJavaScript && files.includes('solution.cpp');
  const nameOf = (id: string, ending: string) => `${id}.${ending}`;
  const listings = join(folder, APPROACHES);
  const endings = ['py', ...(inJavaScript ? ['js'] : []), ...(inCpp ? ['cpp'] : [])];
  const known = before.flatMap(({ id }) => endings.map((ending) => nameOf(id, ending)));
  const found = hasListings ? (await expectOnly(listings, known, reading)).files : [];
  const read = async (id: string, ending: string) =>
    (await readText(join(listings, nameOf(id, ending)), LISTING_MAX, reading)) ?? '';
  const withListings = before.map(async (approach) => ({
    ...approach,
    code: await read(approach.id, 'py'),
    javascript: inJavaScript ? await read(approach.id, 'js') : '',
    ...(found.includes(nameOf(approach.id, 'cpp')) && { cpp: await read(approach.id, 'cpp') }),
  }));
  return { solution, before: await Promise.all(withListings) };
}

/** Both of its files, or none. */
async function readCompiled(
  folder: string,
  files: readonly string[],
  reading: Reading,
): Promise<CompiledListings | null> {
  if (!COMPILED_FILES.some((name) => files.includes(name))) return null;
  const [java, cpp] = await Promise.all(
    COMPILED_FILES.map((name) => readText(join(folder, name), LISTING_MAX, reading)),
  );
  return java && cpp ? { java, cpp } : null;
}

async function readPicture(
  folder: string,
  files: readonly string[],
  reading: Reading,
): Promise<ProblemFolder['picture']> {
  if (!files.includes(PICTURE)) return null;
  return (await readOne(join(folder, PICTURE), problemPicture, reading))?.content ?? null;
}

/** Reads `dsa-support/<name>.py`, `<name>.js` and `<name>.cpp`. What is for Java is for tests alone. */
export async function readSupports(folder: string, reading: Reading): Promise<Supports> {
  const { files, folders } = await entriesOf(folder, reading);
  const named = /^[a-z0-9]+(-[a-z0-9]+)*\.(py|js|java|cpp)$/;
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
  return { python: await read('.py'), javascript: await read('.js'), cpp: await read('.cpp') };
}
