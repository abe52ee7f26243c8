import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check.ts';

interface Checked {
  slug: string;
  cases: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Checked>('check-javascript.mjs', ...args);

test('every listing in JavaScript passes its cases, and its starter does not', async () => {
  const checked = await check();
  expect(checked.flatMap(({ slug, failures }) => failures.map((one) => `${slug}: ${one}`))).toEqual(
    [],
  );
  expect(checked.filter(({ cases }) => cases >= 15).length).toBeGreaterThanOrEqual(164);
});

test('a listing that is wrong is reported with what it gives', async () => {
  const planted = fileURLToPath(new URL('./planted-javascript', import.meta.url));
  const [wrong] = await check('--folder', planted);
  expect(wrong?.failures).toEqual([
    'case "negative": add(-1, -2) gives -1, expected -3',
    expect.stringContaining('ReferenceError: missing is not defined'),
    'case "another spelling": add(1, 2) gives 3, expected 3.0',
    'prints 3; the example says 4',
    'the starter must end with console.log(add(1, 2));',
  ]);
});
