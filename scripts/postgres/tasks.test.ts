import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Checked {
  checked: number;
  faults: string[];
}

/** PGlite is loaded by ES modules, which Jest does not run: a separate process does. */
async function check(...args: string[]): Promise<Checked> {
  const script = fileURLToPath(new URL('./check-tasks.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  return JSON.parse(stdout);
}

/** All of them are tried by `npm run test:long -- listings`. */
test('solutions answer their tasks on both sets of rows, and wrong queries are refused', async () => {
  const folder = fileURLToPath(new URL('../../api/content/sql-tasks', import.meta.url));
  const sample = readdirSync(folder).filter((_, index) => index % 10 === 0);
  expect(await check(...sample)).toEqual({ checked: sample.length, faults: [] });
}, 180_000);

test('a solution that fails, finds nothing or depends on how rows are stored is named, and so is a wrong query that passes; one that drops everything harms no other', async () => {
  const folder = fileURLToPath(new URL('./planted', import.meta.url));
  expect(await check('--in', folder)).toEqual({
    checked: 6,
    faults: [
      'failing: its solution fails on rows: relation "membres" does not exist',
      'failing: its solution fails on hiddenRows: relation "membres" does not exist',
      'finding-nothing: its solution finds nothing in hiddenRows',
      'passing: its wrong query passes',
      'unsorted: its answer depends on how rows are stored',
      'unsorted: its answer depends on how hiddenRows are stored',
    ],
  });
}, 120_000);
