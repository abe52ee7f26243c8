import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  compared: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-agreement.mjs', ...args);

/** All of them are compared by `npm run test:long -- listings`, each time on other inputs. */
test('brute force gives what our solution gives, on inputs made at random', async () => {
  const slugs = ['two-sum', 'merge-k-sorted-lists', 'rotate-image', 'valid-sudoku', 'lru-cache'];
  const results = await check(...slugs, '--seed', '1');
  expect(results.map(({ slug }) => slug)).toEqual(slugs);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 120_000);

test('an approach that gives something else is named, with the seed that shows it again, and so is a problem that compares nothing', async () => {
  const folder = fileURLToPath(new URL('./planted-agreement', import.meta.url));
  const results = await check('--folder', folder, '--seed', '7');
  expect(results.map(({ failures }) => failures)).toEqual([
    ['inputs of a size are always the same (--seed 7)', 'what comes out is always 0 (--seed 7)'],
    [expect.stringMatching(/^wrong with n = \d+: \d+, our solution \d+ \(--seed 7\)$/)],
    ['has no inputs.py (--seed 7)'],
  ]);
  expect(await check('--folder', folder, '--seed', '7')).toEqual(results);
}, 120_000);
