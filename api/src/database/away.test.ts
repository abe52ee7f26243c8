import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { type Cut, type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { createDiscussedSite, post, TOTAL, typed } from '../../testing/discussed-site.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { isAway, tookTooLong } from './away.ts';
import { connect, type Database } from './database.ts';
import { liftTransactionLimit, type TimeLimits } from './time-limits.ts';

/** The site as another process serves it, whose connections go through a network that fails. */
let site: TestApp;
let dispose: () => void;
let proxy: DatabaseProxy;
let database: Database;
let app: FastifyInstance;
let learner: Agent;
let visitor: Agent;

/** Instead of the nine seconds of a site that runs. */
const SILENCE_MS = 3_000;

beforeAll(async () => {
  const discussed = await createDiscussedSite();
  site = discussed.site;
  dispose = discussed.content.dispose;
  proxy = await startDatabaseProxy(site.database.url);
  database = connect(proxy.url, { longestSilenceMs: SILENCE_MS });
  app = await buildApp(site.config, database);
  visitor = createAgent(app, site.config);
  learner = createAgent(app, site.config);
  for (const [name, value] of (await site.signUp()).cookies) learner.cookies.set(name, value);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await site.close();
  dispose();
});

const readComments = () => visitor.get(`/v1/comments?subject=${TOTAL}`);

const countOf = async (content: string): Promise<number> => {
  const { rows } = await site.database.pool.query(
    'select count(*)::int from comments where content = $1',
    [content],
  );
  return rows[0].count;
};

/** Like a person who tries again until it works: no connection that is known to be dead may be in the way. */
async function untilWell() {
  const answers: number[] = [];
  do answers.push((await readComments()).statusCode);
  while (answers.at(-1) !== 200 && answers.length < 20);
  expect(answers.at(-1)).toBe(200);
}

const cuts: Cut[] = ['reset', 'end'];

test.each(cuts)('a read whose connection is cut (%s) is answered with 503', async (how) => {
  await untilWell();
  const sprung = proxy.cutAt('from "comments"', how, true);
  const [answer] = await Promise.all([readComments(), sprung]);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  await untilWell();
});

test.each([
  ['before the database hears of it', false, 0],
  ['when the database has heard of it', true, 1],
])('a comment whose COMMIT is cut off %s is not reported as posted', async (_, seen, kept) => {
  await untilWell();
  const comment = typed(`Is this kept? ${seen}`);
  const sprung = proxy.cutAt('commit', 'reset', seen);
  const [answer] = await Promise.all([learner.post('/v1/comments', comment), sprung]);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);

  // Somebody who tries again ends up with one comment either way.
  await untilWell();
  if (kept) expect(await countOf(comment.content)).toBe(1);
  expect((await learner.post('/v1/comments', comment)).statusCode).toBeLessThan(300);
  expect(await countOf(comment.content)).toBe(1);
});

test('what a transaction had written before its connection was cut is gone', async () => {
  await untilWell();
  const sprung = proxy.cutAt('never arrives', 'reset', true);
  const writing = database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('comments').set({ content: 'half' }).execute();
    await transaction.updateTable('comments').set({ content: 'never arrives' }).execute();
  });
  await expect(writing).rejects.toThrow();
  await sprung;
  expect(await countOf('half')).toBe(0);
});

test.each(cuts)('idle connections that are cut (%s) disturb nobody', async (how) => {
  await Promise.all(Array.from({ length: 5 }, untilWell));
  proxy.cut(how);
  await untilWell();
});

test.each(cuts)(
  'a connection that is cut (%s) while it is held between two statements',
  async (how) => {
    const client = await database.pool.connect();
    await client.query('begin');
    const ended = new Promise<void>((resolve) => client.on('end', resolve));
    proxy.cut(how);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    await untilWell();
  },
);

test('twelve cuts under readers and writers: each is answered with success or 503, and then all is well', async () => {
  const wanted = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const asked = Array.from({ length: 4 }, async (_, index) => {
      const comment = typed(`Round ${round}, comment ${index}`);
      const answer = await learner.post('/v1/comments', comment);
      expect([201, 503]).toContain(answer.statusCode);
      if (answer.statusCode === 201) wanted.add(comment.content);
    });
    const read = Array.from({ length: 4 }, async () => {
      expect([200, 503]).toContain((await readComments()).statusCode);
    });
    const sprung = proxy.cutAt('comments', cuts[round % 2] ?? 'reset', round % 3 === 0);
    await sprung;
    proxy.cut('reset');
    await Promise.all([...asked, ...read]);
    await untilWell();
  }
  for (const content of wanted) expect(await countOf(content)).toBe(1);
});

test('while the network swallows everything the answer is 503, and all is well when it works again', async () => {
  await Promise.all(Array.from({ length: 3 }, untilWell));
  proxy.freeze();
  const answers = await Promise.all([readComments(), learner.post('/v1/comments', typed('Lost'))]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  proxy.restore();
  await untilWell();
  await post(learner, 'Well again.');
});

test('notifications that are swallowed are noticed, and followed again', async () => {
  const heard: string[] = [];
  const told = new Map<string, () => void>();
  const next = (event: string) => new Promise<void>((resolve) => told.set(event, resolve));
  const connected = next('connected');
  const stop = database.listen('silence', {
    connected: () => told.get('connected')?.(),
    notified: (payload) => {
      heard.push(payload);
      told.get('notified')?.();
    },
    lost: () => told.get('lost')?.(),
  });
  await connected;
  const [lost, again] = [next('lost'), next('connected')];
  proxy.freeze();
  await lost;
  proxy.restore();
  await again;
  const notified = next('notified');
  await site.database.pool.query(`select pg_notify('silence', 'heard')`);
  await notified;
  expect(heard).toEqual(['heard']);
  stop();
});

describe('limits of time', () => {
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
});
