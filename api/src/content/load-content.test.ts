import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { describeLoad, loadContent } from './load-content.ts';
import { numbersFor } from './sequence.ts';

let database: Database;
let content: ContentFolder;

const forms = unitContent('web-forms');
const tables = unitContent('web-tables', { sequence_number: 2 });
const writeTopic = (...units: object[]) =>
  content.write('web/topics/01-html.json', topicContent('web-topic-html', units));

const load = async () => describeLoad(await loadContent(database, content.folder));

const unit = (id: string) =>
  database.kysely
    .selectFrom('learning_units')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const edit = (id: string, name: string) =>
  database.kysely.updateTable('learning_units').set({ name }).where('id', '=', id).execute();

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate roadmaps cascade');
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  writeTopic(forms, tables);
});

afterEach(() => content.dispose());
afterAll(() => database.close());

test('the first load adds everything and says so', async () => {
  expect(await load()).toEqual([
    'Content loaded: roadmaps: 1 added; topics: 1 added; learning units: 2 added.',
  ]);
  expect(await unit('web-forms')).toMatchObject({
    topic_id: 'web-topic-html',
    name: 'Problem web-forms',
    rating: 4.5,
    companies: [{ name: 'Google' }],
    tags: ['array'],
    solution_link: '#',
    retired_at: null,
  });
});

test('loading the same files again changes nothing, and writes nothing', async () => {
  await load();
  const version = () =>
    database.pool
      .query('select id, xmin, xmax from learning_units order by id')
      .then((r) => r.rows);
  const before = await version();
  expect(await load()).toEqual(['Content is up to date.']);
  expect(await version()).toEqual(before);
});

test('what changed in the files changes in the database, and only that', async () => {
  await load();
  writeTopic({ ...forms, difficulty: 'hard', rating: null }, tables);
  expect(await load()).toEqual(['Content loaded: learning units: 1 changed.']);
  expect(await unit('web-forms')).toMatchObject({ difficulty: 'hard', rating: null });
});

test('a row edited in the database stays and is listed with what was edited', async () => {
  await load();
  await edit('web-forms', 'Forms, explained');
  writeTopic({ ...forms, difficulty: 'hard' }, tables);
  expect(await load()).toEqual([
    'Content loaded: learning units: 1 kept as edited.',
    '  kept web-forms: edited since it was loaded (name)',
  ]);
  expect(await unit('web-forms')).toMatchObject({ name: 'Forms, explained', difficulty: 'easy' });
});

test('an edit that is taken back, or that the files take over, follows the files again', async () => {
  await load();
  await edit('web-forms', 'Forms, explained');
  writeTopic({ ...forms, name: 'Forms, explained' }, tables);
  expect(await load()).toEqual(['Content is up to date.']);
  writeTopic({ ...forms, name: 'All about forms' }, tables);
  expect(await load()).toEqual(['Content loaded: learning units: 1 changed.']);
  expect((await unit('web-forms')).name).toBe('All about forms');
});

test('a unit that leaves the files is retired and returns with them', async () => {
  await load();
  writeTopic(forms);
  expect(await load()).toEqual([
    'Content loaded: learning units: 1 retired.',
    '  retired web-tables: no longer in the files',
  ]);
  expect((await unit('web-tables')).retired_at).toBeInstanceOf(Date);
  expect(await load()).toEqual(['Content is up to date.']);

  writeTopic(forms, { ...tables, name: 'Tables, again' });
  expect(await load()).toEqual([
    'Content loaded: learning units: 1 changed, 1 returned.',
    '  returned web-tables: in the files again',
  ]);
  expect(await unit('web-tables')).toMatchObject({ name: 'Tables, again', retired_at: null });
});

test('what an administrator retired or brought back stays so, and is listed', async () => {
  await load();
  const decide = (id: string, retired_at: Date | null) =>
    database.kysely
      .updateTable('learning_units')
      .set({ retired_at, retirement_edited: true })
      .where('id', '=', id)
      .execute();
  await decide('web-forms', new Date());
  writeTopic({ ...forms, difficulty: 'hard' });
  await load();
  await decide('web-tables', null);
  expect(await load()).toEqual([
    'Content loaded: learning units: 2 kept as edited.',
    '  kept web-forms: edited since it was loaded (retired_at)',
    '  kept web-tables: edited since it was loaded (retired_at)',
  ]);
  expect(await unit('web-forms')).toMatchObject({
    difficulty: 'hard',
    retired_at: expect.any(Date),
  });
  expect((await unit('web-tables')).retired_at).toBeNull();
});

test('a whole roadmap that leaves the files is retired with its topics and units', async () => {
  content.write('sql/roadmap.json', roadmapContent('sql'));
  await load();
  content.remove('web');
  expect((await load())[0]).toBe(
    'Content loaded: roadmaps: 1 retired; topics: 1 retired; learning units: 2 retired.',
  );
});

test('an edited unit that leaves the files stays', async () => {
  await load();
  await edit('web-tables', 'Tables, explained');
  writeTopic(forms);
  expect(await load()).toEqual([
    'Content loaded: learning units: 1 kept as edited.',
    '  kept web-tables: edited since it was loaded (name)',
  ]);
  expect((await unit('web-tables')).retired_at).toBeNull();
});

test('a unit that was added by hand is left alone', async () => {
  await load();
  await database.pool.query(
    `insert into learning_units select (jsonb_populate_record(u, '{"id": "web-own"}')).* from learning_units u where id = 'web-forms'`,
  );
  await database.pool.query(`update learning_units set loaded = null where id = 'web-own'`);
  expect(await load()).toEqual(['Content is up to date.']);
  expect((await unit('web-own')).retired_at).toBeNull();
});

test('a column that a later version adds does not count as an edit', async () => {
  await load();
  await database.pool.query(`update learning_units set loaded = loaded - 'priority'`);
  writeTopic({ ...forms, priority: 'low' }, tables);
  await load();
  expect((await unit('web-forms')).priority).toBe('low');
});

test('a unit may move to another topic and stays the same unit', async () => {
  await load();
  writeTopic(forms);
  content.write(
    'web/topics/02-css.json',
    topicContent('web-topic-css', [tables], { sequence_number: 2 }),
  );
  expect(await load()).toEqual(['Content loaded: topics: 1 added; learning units: 1 changed.']);
  expect((await unit('web-tables')).topic_id).toBe('web-topic-css');
});

test('files with a mistake load nothing at all', async () => {
  await load();
  writeTopic({ ...forms, name: 'New name' }, { ...tables, difficulty: 'simple' });
  await expect(load()).rejects.toThrow(/units\[1\]\.difficulty must be easy, medium or hard/);
  expect((await unit('web-forms')).name).toBe('Problem web-forms');
});

test('several loads at once come to the same as one', async () => {
  const reports = await Promise.all(Array.from({ length: 5 }, load));
  expect(reports.filter(([line]) => line !== 'Content is up to date.')).toHaveLength(1);
});

test.each([
  ['gaps stay', [30, 10, 20], [10, 20, 30]],
  ['what arrives with a number that is taken gets the next', [1, 2, 2, 3], [1, 2, 3, 4]],
  ['beyond the last number they begin with 1', [10_000, 10_000, 7], [1, 2, 3]],
  ['an empty list has none', [], []],
])('of positions, %s', (_rule, own, numbers) => {
  expect(numbersFor(own)).toEqual(numbers);
});
