import { fileURLToPath } from 'node:url';
import { runCheck } from '../runner/run-check.ts';

interface Result {
  slug: string;
  queries: number;
  failures: string[];
}

const check = (...args: string[]) => runCheck<Result>('../postgres/check-quizzes.mjs', ...args);

test('what the SQL in quizzes gives is the option marked right, and no other', async () => {
  const results = await check();
  expect(results.reduce((sum, { queries }) => sum + queries, 0)).toBeGreaterThan(10);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
}, 120_000);

test('a question whose answer is wrong is named, and so is one that nothing tries', async () => {
  const folder = fileURLToPath(new URL('./planted-quizzes', import.meta.url));
  expect(await check('--folder', folder)).toEqual([
    {
      slug: 'core-subjects-sql-semantics',
      queries: 3,
      failures: [
        'not-equal-and-null: right is 1',
        'left-join-rows: relation "customer" does not exist',
        'new: nothing tries it',
      ],
    },
  ]);
}, 120_000);
