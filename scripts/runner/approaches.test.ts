import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  listings: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-approaches.mjs', ...args);

/** All of them are tried by `npm run test:long -- listings`, with as much time as a browser gives. */
test('approaches pass the cases that are shown, and are right about every other that they finish', async () => {
  const slugs = ['two-sum', 'valid-sudoku', 'coin-change', 'merge-k-sorted-lists', 'min-stack'];
  const results = await check(...slugs, '--limit', '300');
  expect(results.reduce((sum, { listings }) => sum + listings, 0)).toBeGreaterThanOrEqual(16);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 120_000);

test('an approach that is wrong, or slow where everybody sees it, is named with its language', async () => {
  const folder = fileURLToPath(new URL('./planted-approaches', import.meta.url));
  expect(await check('--folder', folder, '--limit', '200')).toEqual([
    {
      slug: 'sum-of-two',
      listings: 6,
      failures: [
        'slow.py takes too long for case "shown", which is shown',
        'slow.js takes too long for case "shown", which is shown',
        'wrong.py prints 4; the example says 3',
        'wrong.py fails case "negative": add(-1, -2) gives 3, expected -3',
        'wrong.js prints 4; the example says 3',
        'wrong.js fails case "negative": add(-1, -2) gives 3, expected -3',
      ],
    },
  ]);
}, 120_000);
