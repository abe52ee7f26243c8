import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCheck } from '../../runner/run-check.ts';

interface Result {
  slug: string;
  count: number;
  failures: string[];
  /** How brute force, and each program in refused/, was refused. */
  refusals?: { name: string; refusal: string | null }[];
}

/** What one check says of the content that these files make. */
export async function verifyFiles(check: string, files: Record<string, string>, ...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const given = [check, '--content', folder, ...args];
    const [one] = await runCheck<{ results: Result[] }>('../content/verify.mjs', ...given);
    return one?.results ?? [];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The failures alone, by item. */
export async function failuresIn(...given: Parameters<typeof verifyFiles>) {
  const results = await verifyFiles(...given);
  return Object.fromEntries(results.map(({ slug, failures }) => [slug, failures]));
}

/** The files in the folder of an item. */
export const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** The content of a DSA problem, in Python unless the files say more. */
export const problem = (slug: string, files: Record<string, string>) =>
  inFolder(`dsa-problems/${slug}`, {
    'problem.json': JSON.stringify({ example: { output: '3' }, support: null }),
    'solution.py': 'def add(a, b):\n    return a + b\n\n\nprint(add(1, 2))',
    'starter.py': 'def add(a, b):\n    pass\n\n\nprint(add(1, 2))',
    'naive.py': 'def add(a, b):\n    return a + b',
    'cases.json': casesOf(['add(1, 2)', '3']),
    ...files,
  });

/** Cases that are all shown, with their inputs as names. */
export const casesOf = (...cases: [input: string, expected: string][]) =>
  casesShowing(cases.length, cases);

/** The first ones are shown, the others hidden. */
export const casesShowing = (shown: number, cases: [input: string, expected: string][]) =>
  JSON.stringify(
    cases.map(([input, expected], index) => ({
      name: input,
      input,
      expected,
      hidden: index >= shown,
    })),
  );
