import type { Job } from '../../../postgres/protocol.ts';
import { buildTask } from '../../testing/sql-task-builder.ts';
import { judgeQuery } from './judge-query.ts';
import { openConsole } from './judging/console.ts';
import type { Run } from './postgres/postgres.ts';

const close = jest.fn();

/** Judges a query by what PostgreSQL makes of it; our solution returns the members' names. */
const judge = (outcomeOf: (job: Job) => Run | string[]) =>
  judgeQuery(buildTask(), 'theirs', new AbortController().signal, async () =>
    openConsole({
      prepare: () => {},
      close,
      async run(job) {
        const given = job.statement === 'theirs' ? outcomeOf(job) : namesIn(job);
        if (!Array.isArray(given)) return given;
        const columns = [{ name: 'name', type: 'text' }];
        const result = { columns, rows: given.map((name) => [name]), total: given.length };
        return { kind: 'result', result, affected: null };
      },
    }),
  );

const namesIn = ({ setup }: Job) =>
  [...setup.matchAll(/'(Asha|Ravi|Noor)'/g)].map(([name]) => name);
const onHiddenRows = ({ setup }: Job) => setup.includes('Noor');
const error = { message: 'division by zero', detail: '', hint: '', position: null };

test('a query that is right on all rows passes', async () => {
  expect(await judge(namesIn)).toEqual({ passed: 1, total: 1, failed: [] });
  expect(close).toHaveBeenCalledTimes(1);
});

test.each<[string, (job: Job) => Run | string[], string]>([
  ['that is wrong', () => [], 'the rows shown'],
  [
    'that is right on the rows shown only',
    (job) => (onHiddenRows(job) ? [] : namesIn(job)),
    'other rows',
  ],
  ['with an error', () => ({ kind: 'error', error }), 'the rows shown'],
  [
    'that fails on other rows',
    (job) => (onHiddenRows(job) ? { kind: 'error', error } : namesIn(job)),
    'other rows',
  ],
  ['that takes too long', () => ({ kind: 'too-long' }), 'the rows shown'],
])('a query %s fails, and the rows are named', async (_, outcomeOf, rows) => {
  expect(await judge(outcomeOf)).toEqual({ passed: 0, total: 1, failed: [rows] });
});

test.each<Run['kind']>(['stopped', 'unavailable', 'busy'])(
  "a query isn't judged if its run ends as %s",
  async (kind) => {
    expect(await judge(() => ({ kind }) as Run)).toBeNull();
  },
);
