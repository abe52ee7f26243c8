import { fileURLToPath } from 'node:url';
import { runCheck } from '../runner/run-check.ts';

interface Result {
  slug: string;
  blocks: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('../postgres/check-texts.mjs', ...args);

test('the SQL in the texts of units runs, and of fragments the syntax is right', async () => {
  const results = await check();
  expect(results.filter(({ blocks }) => blocks > 0).length).toBeGreaterThan(1);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 120_000);

test('the SQL in articles runs, gives what they say, and has the plans that they show', async () => {
  const folder = fileURLToPath(new URL('../../api/content/articles', import.meta.url));
  const results = await check('--folder', folder);
  expect(results.filter(({ blocks }) => blocks > 0).length).toBeGreaterThan(1);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 120_000);

test('a block that is wrong is named with its line', async () => {
  const folder = fileURLToPath(new URL('./planted-texts', import.meta.url));
  expect(await check('--folder', folder)).toEqual([
    { slug: 'next', blocks: 1, failures: ['line 3: relation "pets" does not exist'] },
    {
      slug: 'wrong',
      blocks: 8,
      failures: [
        'line 8: column "nmae" of relation "pets" does not exist',
        'line 21: syntax error at or near "form"',
        'line 25: says it prints 13, 12, and prints 12, 12',
        "line 30: there's no database elsewhere",
        'line 34: the plan has no "Filter: (name = \'Ann\'::text)"',
      ],
    },
  ]);
}, 120_000);
