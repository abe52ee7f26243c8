import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
/** Ends what the test follows. */
const stops: (() => void)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => database.close());

/** A follower whose calls can be waited for. */
function follow(channel: string, { listen }: Pick<Database, 'listen'> = database) {
  const events = new EventEmitter();
  const stop = listen(channel, {
    connected: () => events.emit('connected'),
    notified: (payload) => events.emit('notified', payload),
    lost: () => events.emit('lost'),
  });
  stops.push(stop);
  return { stop, next: (event: string) => once(events, event) };
}

const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);

test('who follows a channel hears what is said on it, and only on it', async () => {
  const [red, blue] = [follow('red'), follow('blue')];
  await Promise.all([red.next('connected'), blue.next('connected')]);
  const heard = [red.next('notified'), blue.next('notified')];
  await notify('red', 'one');
  await notify('blue', 'two');
  expect(await Promise.all(heard)).toEqual([['one'], ['two']]);
});

test('who comes later is connected too', async () => {
  await follow('red').next('connected');
  const late = follow('green');
  await late.next('connected');
  const heard = late.next('notified');
  await notify('green', 'three');
  expect(await heard).toEqual(['three']);
});

test('channels that are followed at the same moment are asked for one after the other', async () => {
  await follow('red').next('connected');
  const ask = pg.Client.prototype.query as (text: string) => Promise<unknown>;
  let [running, most] = [0, 0];
  const query = jest.spyOn(pg.Client.prototype, 'query');
  query.mockImplementation(async function (this: pg.Client, text: string) {
    running += 1;
    most = Math.max(most, running);
    await ask.call(this, text);
    running -= 1;
  } as typeof ask);
  await Promise.all(['green', 'blue', 'white'].map((channel) => follow(channel).next('connected')));
  query.mockRestore();
  expect(most).toBe(1);
});

test('closing harms nobody who has just begun to follow', async () => {
  const closing = await createTestDatabase();
  await follow('red', closing).next('connected');
  const rejected = jest.fn();
  process.once('unhandledRejection', rejected);
  const lost = follow('green', closing).next('lost');
  await closing.close();
  await lost;
  await new Promise(setImmediate);
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test('who stopped hears nothing more', async () => {
  const [stopped, goes] = [follow('red'), follow('red')];
  await Promise.all([stopped.next('connected'), goes.next('connected')]);
  const calls = jest.fn();
  stopped.next('notified').then(calls);
  stopped.stop();
  const heard = goes.next('notified');
  await notify('red', 'four');
  await heard;
  expect(calls).not.toHaveBeenCalled();
});

test('a broken connection is reported and opened again', async () => {
  const red = follow('red');
  await red.next('connected');
  const lost = red.next('lost');
  const again = red.next('connected');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  );
  await lost;
  await again;
  const heard = red.next('notified');
  await notify('red', 'five');
  expect(await heard).toEqual(['five']);
});
