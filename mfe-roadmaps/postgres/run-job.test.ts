import type { PGlite } from '@electric-sql/pglite';
import { runJob } from './run-job.ts';

/** A database that refuses one statement, as PostgreSQL does. */
const refusing = (refused: string) =>
  ({
    async exec(statement: string) {
      if (statement === refused)
        throw { message: 'relation "members" does not exist', position: '15' };
      return [{ fields: [], rows: [], affectedRows: 0 }];
    },
  }) as unknown as PGlite;

const job = {
  setup: '',
  statement: 'drop table members',
  check: 'select id from members',
  ownFirst: false,
};

test('an error has its position in the statement', async () => {
  expect(await runJob(refusing(job.statement), job)).toMatchObject({ error: { position: 15 } });
});

test("an error in the query that shows the changes has no position: it isn't in the statement", async () => {
  expect(await runJob(refusing(job.check), job)).toMatchObject({
    kind: 'error',
    error: { message: 'relation "members" does not exist', position: null },
  });
});
