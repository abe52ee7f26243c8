import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../../testing/replicated-database.ts';
import { MANIFEST_KEYS } from '../../testing/signer.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';

let databases: ReplicatedDatabase;
let database: Database;
let replica: Database;
let app: FastifyInstance;
let visitor: Agent;

const article = (id: string) => `
  insert into articles (id, slug, title, description, content, published_at)
  values ('${id}', '${id}', 'Trees', 'B', 'C', now())`;

beforeAll(async () => {
  databases = await startReplicatedDatabase();
  const { url, replicaUrl } = databases;
  database = await openDatabase({ databaseUrl: url, databaseReadUrl: replicaUrl, dataDir: '' });
  replica = await openDatabase({ databaseUrl: replicaUrl, dataDir: '' });
  await migrate(database);
  for (const id of ['trees', 'graphs']) await database.pool.query(article(id));
  const config = readConfig({ LOG_LEVEL: 'fatal', LIMITS_FACTOR: '1000', MANIFEST_KEYS });
  app = await buildApp(config, database);
  visitor = createAgent(app, config);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await replica.close();
  await databases.close();
});

const titleOf = async (id: string) => (await visitor.get(`/v1/articles/${id}`)).json().title;

/** Whether reads are served by the replica, which can't be written to. */
const isReplicaRead = () =>
  database.read(async (kysely) => {
    const { rows } = await kysely.executeQuery<{ is: boolean }>(
      CompiledQuery.raw('select pg_is_in_recovery() as is'),
    );
    return rows[0]?.is;
  });

test('visitors read from the replica, but what has changed from the primary until it has arrived', async () => {
  await eventually(isReplicaRead, true);
  expect(await titleOf('trees')).toBe('Trees');
  await replica.pool.query('select pg_wal_replay_pause()');
  await database.pool.query("update articles set title = 'Tries' where id = 'trees'");
  await eventually(() => titleOf('trees'), 'Tries');
  expect(await isReplicaRead()).toBe(false);
  await replica.pool.query('select pg_wal_replay_resume()');
  await eventually(isReplicaRead, true);
  expect(await titleOf('trees')).toBe('Tries');
});

test('a primary that is killed under load takes nothing with it that was acknowledged, and visitors read on', async () => {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let isOver = false;
  const write = async (client: number) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `${client}-${count}@example.org`;
      const person = { name: 'Asha Rao', email, phone: '9876543210' };
      const answer = await visitor.post('/v1/request-callback', person);
      if (answer.statusCode < 300) acknowledged.push(email);
      else refused.push(`${answer.statusCode} ${answer.json().code}`);
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  await until(() => acknowledged.length > 50);

  await databases.kill();
  await until(() => refused.length > 0);
  // Nobody has read it before, so it isn't in memory.
  expect(await titleOf('graphs')).toBe('Trees');

  await databases.promote();
  const before = acknowledged.length;
  await until(() => acknowledged.length > before + 50);
  isOver = true;
  await Promise.all(writers);
  expect(new Set(refused)).toEqual(new Set(['503 unavailable']));
  const { rows } = await replica.pool.query('select email from callback_requests');
  const stored = new Set(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(20);
}
