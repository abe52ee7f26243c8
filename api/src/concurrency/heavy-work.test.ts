import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type Database } from '../database/database.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { heavyWork } from './heavy-work.ts';

let database: Database & { url: string };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Work that goes on until the test ends it. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const task = async () => {
    begin();
    await ended;
  };
  return { task, began, end };
}

const quick = async () => 'done';

test('a person does one heavy thing at a time, and others do theirs meanwhile', async () => {
  const [asha, ravi] = [randomUUID(), randomUUID()];
  const work = openWork();
  const running = heavyWork(database.kysely, asha, work.task);
  await work.began;
  await expect(heavyWork(database.kysely, asha.toUpperCase(), quick)).rejects.toMatchObject({
    statusCode: 409,
    code: 'busy',
    message: expect.stringContaining("Wait until it's done, then try again."),
  });
  expect(await heavyWork(database.kysely, ravi, quick)).toBe('done');
  work.end();
  await running;
  expect(await heavyWork(database.kysely, asha, quick)).toBe('done');
});

test('another process counts too, until it has done its work or lost its connection', async () => {
  const asha = randomUUID();
  const other = connect(database.url);
  const client = await other.pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7205372, hashtext($1))', [asha]);
  await expect(heavyWork(database.kysely, asha, quick)).rejects.toMatchObject({ statusCode: 409 });
  client.release(true);
  await other.close();
  const held = () =>
    database.pool.query("select from pg_locks where locktype = 'advisory' and classid = 7205372");
  while ((await held()).rowCount !== 0);
  expect(await heavyWork(database.kysely, asha, quick)).toBe('done');
});

test('however many people have heavy work, there are connections left for everybody else', async () => {
  const works = Array.from({ length: 12 }, openWork);
  const running = works.map(({ task }) => heavyWork(database.kysely, randomUUID(), task));
  await Promise.all(works.slice(0, 2).map(({ began }) => began));
  const others = Array.from({ length: 30 }, () => database.pool.query('select 1'));
  expect(await Promise.all(others)).toHaveLength(30);
  for (const { end } of works) end();
  await Promise.all(running);
});

test('work that fails leaves nothing behind and lets go of its turn', async () => {
  const asha = randomUUID();
  await expect(
    heavyWork(database.kysely, asha, async (transaction) => {
      await transaction
        .insertInto('users')
        .values({ id: asha, email: 'asha@example.org', name: 'Asha Rao' })
        .execute();
      throw new Error('in the middle');
    }),
  ).rejects.toThrow('in the middle');
  const { rows } = await database.pool.query('select from users where id = $1', [asha]);
  expect(rows).toEqual([]);
  expect(await heavyWork(database.kysely, asha, quick)).toBe('done');
});

describe('a limit within one process', () => {
  /** A task that goes on until the test ends it. */
  function openTask() {
    let end: (result: string) => void = () => {};
    let fail: (error: Error) => void = () => {};
    const task = new Promise<string>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
    return { start: jest.fn(() => task), end, fail };
  }

  test('only so many run at once; the next starts when one ends, even in failure', async () => {
    const limited = createConcurrencyLimit({
      concurrency: 2,
      queueSize: 2,
      busy: 'Try again soon.',
    });
    const tasks = [openTask(), openTask(), openTask(), openTask()];
    const results = tasks.map(({ start }) => limited(start));
    const started = () => tasks.filter(({ start }) => start.mock.calls.length > 0).length;
    expect(started()).toBe(2);

    tasks[0]?.end('first');
    expect(await results[0]).toBe('first');
    await turn();
    expect(started()).toBe(3);

    tasks[1]?.fail(new Error('second'));
    await expect(results[1]).rejects.toThrow('second');
    await turn();
    expect(started()).toBe(4);
  });

  test('who would wait behind too many others is refused at once, and later let in', async () => {
    const limited = createConcurrencyLimit({
      concurrency: 1,
      queueSize: 1,
      busy: 'Try again soon.',
    });
    const [running, waiting] = [openTask(), openTask()];
    const results = [limited(running.start), limited(waiting.start)];
    await expect(limited(async () => 'third')).rejects.toMatchObject({ statusCode: 503 });
    running.end('first');
    waiting.end('second');
    expect(await Promise.all(results)).toEqual(['first', 'second']);
    expect(await limited(async () => 'fourth')).toBe('fourth');
  });
});
