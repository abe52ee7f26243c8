import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  sizes: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-generators.mjs', ...args);

/** All of them are tried by `npm run test:long -- listings`. */
test('generators make the same input for the same n, and our solution can be timed on it', async () => {
  const results = await check('two-sum', 'reverse-linked-list', 'implement-trie-prefix-tree');
  expect(results).toHaveLength(3);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 60_000);

test("a generator that makes other inputs each time, or inputs our solution can't take, is named", async () => {
  const folder = fileURLToPath(new URL('./planted-generators', import.meta.url));
  const results = await check('--folder', folder);
  expect(results.map(({ slug, failures }) => [slug, failures])).toEqual([
    ['changing', [2, 3, 8, 50].map((n) => `n = ${n} gives another input each time`)],
    [
      'failing',
      [
        expect.stringMatching(/^timing our solution fails: .*solution.py", line 2.*TypeError/s),
        'no size can be timed',
      ],
    ],
    ['fine', []],
  ]);
});
