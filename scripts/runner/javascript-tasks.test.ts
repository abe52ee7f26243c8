import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Checked {
  slug: string;
  cases: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Checked>('check-javascript-tasks.mjs', ...args);

test('every JavaScript task is solved by its solution alone', async () => {
  const checked = await check();
  expect(checked.flatMap(({ slug, failures }) => failures.map((one) => `${slug}: ${one}`))).toEqual(
    [],
  );
});

test('a task that is wrong is reported with what it gives', async () => {
  const planted = fileURLToPath(new URL('./planted-javascript-tasks', import.meta.url));
  const [early, late] = await check('--folder', planted);
  expect(early?.failures).toEqual([
    'solution.js fails: ReferenceError: sleep is not defined\n    at solution.js:2',
    'starter.js passes every case',
    expect.stringMatching(/^wrong\.js fails before its cases: ReferenceError: c is not defined/),
  ]);
  expect(late?.failures).toEqual([
    expect.stringMatching(/^case 2: wait\(20\) gives Error: too long\s/),
    expect.stringMatching(
      /^case 3: new Promise\(\(\) => \{\}\) gives Unsettled promise: .+, expected 1$/,
    ),
    'wrong.js does not end',
  ]);
});
