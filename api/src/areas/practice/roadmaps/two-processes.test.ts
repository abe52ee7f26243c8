import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { loadContent } from '../../../content/index.ts';
import { connect, type Database } from '../../../database/database.ts';

/** Two processes on one database: each has its own connections, its own cache and its own application. */
let first: TestApp;
let secondDatabase: Database;
let second: FastifyInstance;
let content: ContentFolder;

const writeUnit = (name: string) =>
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [unitContent('web-forms', { name })]),
  );

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  writeUnit('Forms');
  first = await createTestApp();
  await loadContent(first.database, content.folder);
  secondDatabase = connect(first.database.url);
  second = await buildApp(first.config, secondDatabase);
});

afterAll(async () => {
  await second.close();
  await secondDatabase.close();
  await first.close();
  content.dispose();
});

const atSecond = () => createAgent(second, first.config);

async function nameSeenBy(agent: Agent): Promise<string> {
  const answer = await agent.get('/v1/roadmaps/web');
  return answer.json().modules[0].sub_modules.topics[0].learning_units[0].name;
}

/** Reads until the value is the expected one: a notification takes a moment to arrive. */
async function untilSeen(agent: Agent, name: string): Promise<void> {
  while ((await nameSeenBy(agent)) !== name) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** How often the process reads the structure from the database while one reader reads once. */
async function structureReads(database: Database, agent: Agent): Promise<number> {
  const transaction = jest.spyOn(database.kysely, 'transaction');
  await nameSeenBy(agent);
  const reads = transaction.mock.calls.length;
  transaction.mockRestore();
  return reads;
}

/** The cache is in use as soon as the process follows changes. */
async function untilCached(database: Database, agent: Agent): Promise<void> {
  while ((await structureReads(database, agent)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('content that one process loads is seen by the other, which had it cached', async () => {
  const reader = atSecond();
  await untilCached(secondDatabase, reader);
  expect(await nameSeenBy(reader)).toBe('Forms');
  writeUnit('Forms, explained');
  await loadContent(first.database, content.folder);
  await untilSeen(reader, 'Forms, explained');
  await untilSeen(first.visitor(), 'Forms, explained');
});

test('an edit in the database by any other hand is seen by both', async () => {
  const readers = [first.visitor(), atSecond()];
  await Promise.all(readers.map(nameSeenBy));
  await first.database.pool.query(`update learning_units set name = 'Edited'`);
  for (const reader of readers) await untilSeen(reader, 'Edited');
});

test('between changes the structure is read once', async () => {
  const reader = atSecond();
  await untilCached(secondDatabase, reader);
  expect(await structureReads(secondDatabase, reader)).toBe(0);
});

test('while notifications are cut off nothing is cached, and afterwards it is again', async () => {
  const reader = atSecond();
  await untilCached(secondDatabase, reader);
  await first.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await first.database.pool.query(`update learning_units set name = 'Edited meanwhile'`);
  await untilSeen(reader, 'Edited meanwhile');
  await untilCached(secondDatabase, reader);
  expect(await nameSeenBy(reader)).toBe('Edited meanwhile');
});

test('who signs in at one process is known to the other, with their progress', async () => {
  const learner = await first.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { notes: 'from one' });
  const elsewhere = atSecond();
  for (const [name, value] of learner.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/v1/auth/me')).json().id).toBe(learner.id);
  const answer = await elsewhere.get('/v1/roadmaps/web');
  expect(answer.body).toContain('"notes":"from one"');
});

test('two processes that write different fields of one unit at once lose neither', async () => {
  const learner = await first.signUp();
  const elsewhere = atSecond();
  for (const [name, value] of learner.cookies) elsewhere.cookies.set(name, value);
  const url = `/v1/users/${learner.id}/learning-units/web-forms`;
  for (let round = 0; round < 20; round += 1) {
    const completed = round % 2 === 0;
    const notes = `round ${round}`;
    await Promise.all([learner.patch(url, { completed }), elsewhere.patch(url, { notes })]);
    const { body } = await learner.get('/v1/roadmaps/web');
    expect(body).toContain(`{"completed":${completed},"bookmarked":false,"notes":"${notes}"}`);
  }
});
