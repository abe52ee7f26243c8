import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  refusal: string | null;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-naive.mjs', ...args);

/** All of them are tried by `npm run test:long -- listings`. */
test('the cases of a problem refuse the brute force that is shipped with it', async () => {
  expect(await check('two-sum')).toEqual([expect.objectContaining({ failures: [] })]);
}, 60_000);

test('a wrong value and endless work are refused, and what passes is named', async () => {
  const folder = fileURLToPath(new URL('./planted-naive', import.meta.url));
  expect(await check('--folder', folder)).toEqual([
    { slug: 'passes', refusal: null, failures: ['the cases accept brute force'] },
    { slug: 'too-slow', refusal: 'case "large" takes too long', failures: [] },
    { slug: 'wrong', refusal: 'case "large" gives 0', failures: [] },
  ]);
});
