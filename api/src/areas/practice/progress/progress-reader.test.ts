import {
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { loadContent } from '../../../content/index.ts';
import type { Database } from '../../../database/database.ts';
import { saveProgress } from './progress.repository.ts';
import { createProgressReader } from './progress-reader.ts';

let database: Database;
let people: string[];

beforeAll(async () => {
  const content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [
      unitContent('web-forms'),
      unitContent('web-tables', { sequence_number: 2 }),
    ]),
  );
  database = await createTestDatabase();
  await loadContent(database, content.folder);
  content.dispose();
  const accounts = Array.from({ length: 20 }, (_, index) => ({
    email: `learner${index}@example.org`,
    name: 'Asha Rao',
  }));
  const rows = await database.kysely.insertInto('users').values(accounts).returning('id').execute();
  people = rows.map(({ id }) => id);
  for (const id of people) await saveProgress(database, id, 'web-forms', { notes: `of ${id}` });
});

afterAll(() => database.close());

const nothing = { completed: [], bookmarked: [], notes: {} };

test('all who read at once get their own progress from one query', async () => {
  const read = createProgressReader(database);
  const query = jest.spyOn(database.pool, 'query');
  const answers = await Promise.all(people.map((id) => read(id, '{web-forms,web-tables}')));
  expect(answers).toEqual(people.map((id) => ({ ...nothing, notes: { 'web-forms': `of ${id}` } })));
  expect(query).toHaveBeenCalledTimes(1);
});

test('a person who reads twice gets it twice, and one who did nothing gets nothing', async () => {
  const read = createProgressReader(database);
  const [id = ''] = people;
  const stranger = '00000000-0000-4000-8000-000000000000';
  const reads = [id, id, stranger].map((person) => read(person, '{web-forms}'));
  const own = { ...nothing, notes: { 'web-forms': `of ${id}` } };
  expect(await Promise.all(reads)).toEqual([own, own, nothing]);
});

test('notes of other units are not sent', async () => {
  const read = createProgressReader(database);
  const [id = ''] = people;
  const [own, other] = await Promise.all([read(id, '{web-forms}'), read(id, '{web-tables}')]);
  expect(own.notes).toEqual({ 'web-forms': `of ${id}` });
  expect(other.notes).toEqual({});
});

test('everyone sees what was saved before they read, however many others read', async () => {
  const read = createProgressReader(database);
  const [writer = '', ...others] = people;
  for (let round = 0; round < 50; round += 1) {
    const crowd = others.map((id) => read(id, '{web-forms}'));
    const completed = round % 2 === 0;
    await saveProgress(database, writer, 'web-tables', { completed });
    const seen = await read(writer, '{web-forms}');
    expect(seen.completed).toEqual(completed ? ['web-tables'] : []);
    await Promise.all(crowd);
  }
});

test('a failed query rejects for all who waited, and the next one works', async () => {
  const read = createProgressReader(database);
  jest.spyOn(database.pool, 'query').mockRejectedValueOnce(new Error('connection lost') as never);
  const outcomes = await Promise.allSettled(people.map((id) => read(id, '{web-forms}')));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  const [id = ''] = people;
  expect((await read(id, '{web-forms}')).notes).toEqual({ 'web-forms': `of ${id}` });
});
