import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  blocks: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-articles.mjs', ...args);

test('the Python of every article runs and prints what the article says', async () => {
  const results = await check();
  expect(results.filter(({ blocks }) => blocks > 0).length).toBeGreaterThan(1);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

test('the Python in the texts of units runs and prints what the text says', async () => {
  const folder = fileURLToPath(new URL('../../api/content/unit-texts', import.meta.url));
  const results = await check('--folder', folder);
  expect(results.filter(({ blocks }) => blocks > 0).length).toBeGreaterThan(1);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

test('a block that is wrong is named with its line', async () => {
  const folder = fileURLToPath(new URL('./planted-articles', import.meta.url));
  const [wrong] = await check('--folder', folder);
  expect(wrong).toMatchObject({ slug: 'wrong', blocks: 4 });
  expect(wrong?.failures).toEqual([
    'line 11: says it prints 4, and prints 3',
    expect.stringMatching(/^line 15: Traceback .*missing 1 required positional argument: 'b'$/s),
    expect.stringMatching(/^line 19: .*SyntaxError: invalid syntax$/s),
  ]);
});
