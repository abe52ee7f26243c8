import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Result {
  slug: string;
  cases: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('check-listings.mjs', ...args);

test('every shipped listing passes its cases and prints its example', async () => {
  const results = await check();
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
  expect(results.filter(({ cases }) => cases < 15)).toEqual([]);
});

test('a listing that is wrong is named with the case that shows it', async () => {
  const folder = fileURLToPath(new URL('./planted', import.meta.url));
  const [wrong] = await check('--folder', folder);
  expect(wrong?.slug).toBe('sum-of-two');
  expect(wrong?.failures).toEqual([
    'case "negative": add(-1, -2) gives 3, expected -3',
    expect.stringMatching(
      /^case "text": .*File "solution.py", line 2, in add\n.*\n.*\nTypeError: .*, expected 'ab'$/s,
    ),
    'case "another spelling": write 0x3 as 3',
    'prints 3; the example says 4',
    'the starter must end with print(add(1, 2))',
  ]);
});
