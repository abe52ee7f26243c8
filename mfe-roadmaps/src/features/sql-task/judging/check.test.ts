import type { SqlTask } from '@site/shared/contracts/practice';
import type { Job } from '../../../../postgres/protocol.ts';
import { buildTask } from '../../../testing/sql-task-builder.ts';
import type { Run } from '../postgres/postgres.ts';
import { check } from './check.ts';

/** Returns the members' names, as stored or sorted. */
function fakePostgres(respond: (job: Job, names: string[]) => Run | string[]) {
  const run = async (job: Job): Promise<Run> => {
    const names = [...job.setup.matchAll(/'(Asha|Noor|Ravi)'/g)].map(([, name = '']) => name);
    const given = respond(job, names);
    if (!Array.isArray(given)) return given;
    const columns = [{ name: 'name', type: 'text' }];
    const result = { columns, rows: given.map((name) => [name]), total: given.length };
    return { kind: 'result', result, affected: null };
  };
  return { run };
}

const task = (ordered: boolean): SqlTask => {
  const built = buildTask();
  const members = [
    [1, 'Asha', null],
    [2, 'Noor', null],
    [3, 'Ravi', null],
  ];
  const rows = { members, loans: [] };
  return { ...built, ordered, database: { ...built.database, rows, hiddenRows: rows } };
};
const still = new AbortController().signal;

/** Sorts whatever the statement says, unless it ends with this direction. */
const sortsAnyway = fakePostgres(({ statement }, names) => {
  if (statement.startsWith('(') && statement.endsWith('sc'))
    return { kind: 'error', error: { message: 'syntax error', detail: '', hint: '', position: 1 } };
  const sorted = names.toSorted();
  return /from members order by 1 desc$/.test(statement) ? sorted.toReversed() : sorted;
});

test.each([
  ['the rows are sorted by chance', 'select name from members', 'wrong'],
  ['the order is complete', 'select name from members order by name', 'right'],
  ["the statement can't have further keys", '(select name from members order by name)', 'right'],
])('in a task that requires an order, the verdict if %s', async (_, statement, kind) => {
  expect(await check(task(true), statement, sortsAnyway, still)).toMatchObject({ kind });
  expect(await check(task(false), statement, sortsAnyway, still)).toEqual({ kind: 'right' });
});

test("an order that comes from how rows are stored isn't right", async () => {
  const unsorted = fakePostgres(({ statement }, names) =>
    statement.startsWith('theirs') ? names : names.toSorted(),
  );
  expect(await check(task(true), 'theirs', unsorted, still)).toMatchObject({
    kind: 'wrong',
    on: 'turned',
    difference: { kind: 'order' },
  });
});

test("a device that can't run our own solution in time isn't held against the learner", async () => {
  const busy = fakePostgres(() => ({ kind: 'too-long' }));
  expect(await check(task(false), 'theirs', busy, still)).toMatchObject({ run: { kind: 'busy' } });
  const slow = fakePostgres(({ statement }, names) =>
    statement === 'theirs' ? { kind: 'too-long' } : names,
  );
  expect(await check(task(false), 'theirs', slow, still)).toMatchObject({
    run: { kind: 'too-long' },
  });
});
