import { sql } from 'kysely';
import { createAgent } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { isAway, tookTooLong } from './away.ts';
import { connect, type Database } from './database.ts';
import { liftTransactionLimit, type TimeLimits } from './time-limits.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Connections with such limits; 0 for those that aren't named. */
async function within<T>(limits: Partial<TimeLimits>, task: (database: Database) => Promise<T>) {
  const none = { statement: 0, transaction: 0, idleInTransaction: 0 };
  const database = connect(site.database.url, { limits: { ...none, ...limits } });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

const roadmap = (id: string) => `
  insert into roadmaps (id, title, description, complexity, category, tags, illustrative, module_id,
    module_title, module_description)
  values ('${id}', 'Web', 'Pages.', 'beginner', 'web', '{}', false, 'm', 'M', 'All.')`;

const settingOf = async ({ pool }: Pick<Database, 'pool'>, name: string) =>
  (await pool.query('select current_setting($1) as value', [name])).rows[0].value;

test('every connection has limits for statements, transactions and pauses in them', async () => {
  expect(await settingOf(site.database, 'statement_timeout')).toBe('8s');
  expect(await settingOf(site.database, 'transaction_timeout')).toBe('30s');
  expect(await settingOf(site.database, 'idle_in_transaction_session_timeout')).toBe('15s');
});

test('a statement that takes too long is answered with 503, and nothing of it is left', async () => {
  const learner = await site.signUp();
  const marked = () =>
    site.database.pool.query('select from plans where user_id = $1', [learner.id]);
  await site.database.pool.query(
    `create function dawdle() returns trigger language plpgsql as
       $$ begin perform pg_sleep(60); return new; end $$;
     create trigger dawdle after insert on plans for each row execute function dawdle()`,
  );
  await site.database.pool.query(roadmap('web'));
  await within({ statement: 500 }, async (database) => {
    const app = await buildApp(site.config, database);
    const agent = createAgent(app, site.config);
    for (const [name, value] of learner.cookies) agent.cookies.set(name, value);
    const answer = await agent.put(`/v1/users/${learner.id}/plan`, {
      ...{ roadmapIds: ['web'], hoursPerWeek: 7, level: 'beginner', days: ['monday'] },
      ...{
        targetDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        zone: 'UTC',
      },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'busy',
      message: 'This took too long, so nothing was changed. Please try again in a moment.',
    });
    await app.close();
  });
  await site.database.pool.query('drop trigger dawdle on plans');
  expect((await marked()).rowCount).toBe(0);
});

test.each([
  ['that takes too long', { transaction: 200 }, 'select pg_sleep(60)'],
  ['in which a statement takes too long', { statement: 200 }, 'select pg_sleep(60)'],
])('a transaction %s is undone', async (_, limits, statement) => {
  await within(limits, async ({ pool }) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(roadmap('late'));
    const error = await client.query(statement).catch((reason) => reason);
    expect(tookTooLong(error)).toBe(true);
    expect(isAway(error)).toBe(true);
    client.release(true);
  });
  const { rows } = await site.database.pool.query("select from roadmaps where id = 'late'");
  expect(rows).toEqual([]);
});

test('a transaction in which nothing happens lets go of what it holds', async () => {
  await within({ idleInTransaction: 200 }, async ({ pool }) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('lock table posts');
    // Waits until the other transaction is ended.
    expect(await site.database.pool.query('select from posts')).toMatchObject({ rows: [] });
    expect(isAway(await client.query('select 1').catch((reason) => reason))).toBe(true);
    client.release(true);
  });
});

test('the load of content may take as long as its statements do', async () => {
  await within({ transaction: 200 }, ({ kysely }) =>
    kysely.transaction().execute(async (transaction) => {
      await liftTransactionLimit(transaction);
      const { rows } = await sql<{ value: string }>`
        select pg_sleep(0.4), current_setting('transaction_timeout') as value
      `.execute(transaction);
      expect(rows[0]?.value).toBe('0');
    }),
  );
});
