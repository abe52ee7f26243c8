import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  blocks: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-javascript-texts.mjs', ...args);

test('the JavaScript in the texts of units and in articles runs and prints what the text says', async () => {
  const texts = await check();
  expect(texts.filter(({ blocks }) => blocks > 0).length).toBeGreaterThan(1);
  const folder = fileURLToPath(new URL('../../api/content/articles', import.meta.url));
  const results = [...texts, ...(await check('--folder', folder))];
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

test('a block that is wrong is named with its line', async () => {
  const folder = fileURLToPath(new URL('./planted-javascript-texts', import.meta.url));
  expect(await check('--folder', folder)).toEqual([
    {
      slug: 'wrong',
      blocks: 6,
      failures: [
        'line 7: says it prints Ben, and prints Ann',
        'line 23: ReferenceError: add is not defined',
        'line 27: Uncaught [ReferenceError: add is not defined]',
        'line 31: Error: nobody handles this',
        'line 35: Expected identifier but found "="',
      ],
    },
  ]);
});
