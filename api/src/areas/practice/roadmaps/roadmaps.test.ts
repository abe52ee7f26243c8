import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { roadmapDetail, roadmapList } from '@site/shared/contracts/practice';
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

let site: TestApp;
let content: ContentFolder;

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web', { title: 'Web – “from 0” <to> 1 ✓' }));
  content.write(
    'web/topics/01-css.json',
    topicContent(
      'web-topic-css',
      [
        unitContent('web-grid', {
          sequence_number: 2,
          companies: [{ name: 'Meta', source: 'https://example.org/companies' }],
        }),
        unitContent('web-flex', { sequence_number: 1, name: 'Flex "\\u0000" and \\ more' }),
      ],
      { sequence_number: 2 },
    ),
  );
  content.write(
    'web/topics/02-html.json',
    topicContent('web-topic-html', [
      unitContent('web-forms', {
        video_link: 'https://example.org/forms',
        companies: [{ name: 'Meta' }],
      }),
    ]),
  );
  content.write('empty/roadmap.json', roadmapContent('empty', { complexity: 'advanced' }));
  content.write('dsa/roadmap.json', roadmapContent('dsa', { complexity: 'intermediate' }));
  site = await createTestApp();
  await loadContent(site.database, content.folder);
});

afterAll(async () => {
  await site.close();
  content.dispose();
});

const units = (body: string) =>
  roadmapDetail
    .parse(JSON.parse(body))
    .modules.flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap((topic) => topic.learning_units);

const progressOf = (body: string) =>
  Object.fromEntries(units(body).map(({ id, progress }) => [id, progress]));

const untouched = { completed: false, bookmarked: false, notes: '' };

test('a visitor sees every roadmap, the one to start with first and the others by level, with its counts', async () => {
  const answer = await site.visitor().get('/v1/roadmaps');
  expect(answer.statusCode).toBe(200);
  expect(roadmapList.parse(answer.json())).toEqual([
    expect.objectContaining({ id: 'dsa' }),
    expect.objectContaining({
      id: 'web',
      title: 'Web – “from 0” <to> 1 ✓',
      companies: ['Meta', 'Google'],
      topic_count: 2,
      unit_count: 3,
      completed_units: 0,
    }),
    expect.objectContaining({ id: 'empty', companies: [], topic_count: 0, unit_count: 0 }),
  ]);
});

test('a visitor sees a roadmap with topics and units in their order', async () => {
  const answer = await site.visitor().get('/v1/roadmaps/web');
  const roadmap = roadmapDetail.parse(answer.json());
  expect(roadmap).toMatchObject({ id: 'web', illustrative: true, complexity: 'beginner' });
  expect(roadmap.modules).toHaveLength(1);
  expect(roadmap.modules[0]?.sub_modules.topics.map(({ id }) => id)).toEqual([
    'web-topic-html',
    'web-topic-css',
  ]);
  expect(units(answer.body).map(({ id, progress }) => [id, progress])).toEqual([
    ['web-forms', untouched],
    ['web-flex', untouched],
    ['web-grid', untouched],
  ]);
  expect(units(answer.body)[1]?.name).toBe('Flex "\\u0000" and \\ more');
});

test('a problem has its video, and its companies with what is known of them', async () => {
  const [forms, , grid] = units((await site.visitor().get('/v1/roadmaps/web')).body);
  expect(forms).toMatchObject({
    video_link: 'https://example.org/forms',
    company_learning_unit_frequencies: [{ company: { name: 'Meta', slug: 'meta' } }],
  });
  expect(grid).toMatchObject({ video_link: null });
  expect(grid?.company_learning_unit_frequencies).toEqual([
    { company: { name: 'Meta', slug: 'meta' }, source: 'https://example.org/companies' },
  ]);
});

test('a roadmap without topics is answered as such', async () => {
  const answer = await site.visitor().get('/v1/roadmaps/empty');
  expect(roadmapDetail.parse(answer.json()).modules[0]?.sub_modules.topics).toEqual([]);
});

test.each(['nowhere', 'constructor', '__proto__', "'; drop table roadmaps --"])(
  'an unknown roadmap is not found: %s',
  async (id) => {
    const answer = await site.visitor().get(`/v1/roadmaps/${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found', statusCode: 404 });
  },
);

test('a visitor who sends the tag gets no body again', async () => {
  for (const url of ['/v1/roadmaps', '/v1/roadmaps/web']) {
    const first = await site.visitor().get(url);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await site
      .visitor()
      .send({ method: 'GET', url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'compressed with %s, a roadmap is the same for visitors and learners',
  async (encoding, decompress) => {
    for (const person of [site.visitor(), await site.signUp()]) {
      const plain = await person.get('/v1/roadmaps/web');
      // The second time, what is the same for everyone is compressed already.
      for (const _ of ['first', 'second']) {
        const answer = await person.send({
          method: 'GET',
          url: '/v1/roadmaps/web',
          headers: { 'accept-encoding': encoding },
        });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary).toContain('accept-encoding');
        expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
      }
    }
  },
);

test('caches learn what a response for everyone depends on, compressed or not', async () => {
  const { headers } = await site.visitor().get('/v1/roadmaps/web');
  expect(headers.vary).toBe('cookie, accept-encoding');
});

test('a learner sees their own progress in the list and in the roadmap', async () => {
  const learner = await site.signUp();
  const save = (unit: string, patch: object) =>
    learner.patch(`/v1/users/${learner.id}/learning-units/${unit}`, patch);
  await save('web-grid', { completed: true });
  await save('web-flex', { bookmarked: true });
  await save('web-flex', { notes: 'Says "flex"\n– ✓ \\ {"progress":1} \u2028 </script>' });

  const list = roadmapList.parse((await learner.get('/v1/roadmaps')).json());
  expect(list.map((roadmap) => [roadmap.id, roadmap.completed_units])).toEqual([
    ['dsa', 0],
    ['web', 1],
    ['empty', 0],
  ]);
  expect(progressOf((await learner.get('/v1/roadmaps/web')).body)).toEqual({
    'web-forms': untouched,
    'web-flex': {
      completed: false,
      bookmarked: true,
      notes: 'Says "flex"\n– ✓ \\ {"progress":1} \u2028 </script>',
    },
    'web-grid': { completed: true, bookmarked: false, notes: '' },
  });
});

test("a learner's response isn't cached, and a visitor's tag doesn't count for it", async () => {
  const { etag } = (await site.visitor().get('/v1/roadmaps/web')).headers;
  const learner = await site.signUp();
  const answer = await learner.send({
    method: 'GET',
    url: '/v1/roadmaps/web',
    headers: { 'if-none-match': String(etag) },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a learner sees nothing of another, and a visitor nothing of either', async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  await one.patch(`/v1/users/${one.id}/learning-units/web-forms`, { notes: 'private' });
  for (const reader of [other, site.visitor()]) {
    const answer = await reader.get('/v1/roadmaps/web');
    expect(answer.body).not.toContain('private');
    expect(progressOf(answer.body)['web-forms']).toEqual(untouched);
  }
});

test('what is taken back looks as if it had never been', async () => {
  const learner = await site.signUp();
  const url = `/v1/users/${learner.id}/learning-units/web-forms`;
  for (const patch of [{ completed: true }, { completed: false }, { notes: 'x' }, { notes: '' }]) {
    await learner.patch(url, patch);
  }
  const visitor = await site.visitor().get('/v1/roadmaps/web');
  expect((await learner.get('/v1/roadmaps/web')).body).toBe(visitor.body);
});

describe('two processes on one database', () => {
  // Each has its own connections, its own cache and its own application.
  let secondDatabase: Database;
  let second: FastifyInstance;

  beforeAll(async () => {
    secondDatabase = connect(site.database.url);
    second = await buildApp(site.config, secondDatabase);
  });
  afterAll(async () => {
    await second.close();
    await secondDatabase.close();
  });

  const writeUnit = (name: string) =>
    content.write(
      'web/topics/02-html.json',
      topicContent('web-topic-html', [unitContent('web-forms', { name })]),
    );

  const atSecond = () => createAgent(second, site.config);

  async function nameSeenBy(agent: Agent): Promise<string> {
    const answer = await agent.get('/v1/roadmaps/web');
    return answer.json().modules[0].sub_modules.topics[0].learning_units[0].name;
  }

  /** Reads until the value is the expected one: a notification takes a moment to arrive. */
  async function untilSeen(agent: Agent, name: string): Promise<void> {
    while ((await nameSeenBy(agent)) !== name)
      await new Promise((resolve) => setTimeout(resolve, 5));
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
    expect(await nameSeenBy(reader)).toBe('Problem web-forms');
    writeUnit('Forms, explained');
    await loadContent(site.database, content.folder);
    await untilSeen(reader, 'Forms, explained');
    await untilSeen(site.visitor(), 'Forms, explained');
  });

  test('an edit in the database by any other hand is seen by both', async () => {
    const readers = [site.visitor(), atSecond()];
    await Promise.all(readers.map(nameSeenBy));
    await site.database.pool.query(`update learning_units set name = 'Edited'`);
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
    await site.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
    );
    await site.database.pool.query(`update learning_units set name = 'Edited meanwhile'`);
    await untilSeen(reader, 'Edited meanwhile');
    await untilCached(secondDatabase, reader);
    expect(await nameSeenBy(reader)).toBe('Edited meanwhile');
  });

  test('who signs in at one process is known to the other, with their progress', async () => {
    const learner = await site.signUp();
    await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { notes: 'from one' });
    const elsewhere = atSecond();
    for (const [name, value] of learner.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/v1/auth/me')).json().id).toBe(learner.id);
    const answer = await elsewhere.get('/v1/roadmaps/web');
    expect(answer.body).toContain('"notes":"from one"');
  });

  test('two processes that write different fields of one unit at once lose neither', async () => {
    const learner = await site.signUp();
    const elsewhere = atSecond();
    for (const [name, value] of learner.cookies) elsewhere.cookies.set(name, value);
    const url = `/v1/users/${learner.id}/learning-units/web-forms`;
    for (let round = 0; round < 8; round += 1) {
      const completed = round % 2 === 0;
      const notes = `round ${round}`;
      await Promise.all([learner.patch(url, { completed }), elsewhere.patch(url, { notes })]);
      const { body } = await learner.get('/v1/roadmaps/web');
      expect(progressOf(body)['web-forms']).toEqual({ completed, bookmarked: false, notes });
    }
  });
});
