import { roadmapDetail, unitMaterial } from '@site/shared/contracts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
  writeSqlDatabase,
  writeSqlTask,
} from '../../../../testing/content-folder.ts';
import { mistakesIn } from '../../../../testing/content-mistakes.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

/** Only for tests that load the content; most are about what its files may say. */
let site: TestApp | null;
let content: ContentFolder;

const units = [
  unitContent('web-joins', { sequence_number: 1 }),
  unitContent('web-groups', { sequence_number: 2 }),
];

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-sql.json', topicContent('web-topic-sql', units));
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-joins');
  site = null;
});

afterEach(async () => {
  await site?.close();
  content.dispose();
});

async function load() {
  site ??= await createTestApp();
  return loadContent(site.database, content.folder);
}
const visitor = () => (site as TestApp).visitor();
const get = (path: string) => visitor().get(`/v1/roadmaps/${path}`);

test("a task comes with the database that it's about", async () => {
  await load();
  const answer = await get('web/units/web-joins');
  expect(unitMaterial.parse(answer.json())).toEqual({
    kind: 'sql',
    unitId: 'web-joins',
    title: 'Task of web-joins',
    description: 'Find every member.\n\nShow `id` alone.',
    ordered: false,
    hints: ['One table is enough.', 'No condition is needed.'],
    code: 'select id from members;\n',
    codeHtml: expect.stringContaining('<span class="tok-keyword">select</span>'),
    explanation: 'Each row is a member.',
    check: null,
    database: {
      id: 'library',
      title: 'Library',
      description: 'Who has borrowed what.',
      tables: [
        {
          name: 'members',
          description: 'Someone who may borrow.',
          columns: [
            { name: 'id', type: 'integer', nullable: false, references: null },
            { name: 'name', type: 'text', nullable: true, references: null },
            { name: 'sponsor_id', type: 'integer', nullable: true, references: 'members' },
          ],
          primary_key: ['id'],
        },
      ],
      rows: { members: [[1, 'Asha', null]] },
      hiddenRows: { members: [[7, null, 7]] },
    },
    reviewed: null,
  });
});

test('a task that changes something has what shows the change, which must say something', async () => {
  const file = '../sql-tasks/web-joins/check.sql';
  content.write(file, 'rollback;\nselect id from members;\n');
  await load();
  expect((await get('web/units/web-joins')).json()).toMatchObject({
    check: 'rollback;\nselect id from members;\n',
  });
  content.write(file, '\n');
  expect(await mistakesIn(content)).toEqual([
    expect.stringContaining('sql-tasks/web-joins/check.sql:1  must not be empty'),
  ]);
});

test('the roadmap links to the units that have a task, and to no other', async () => {
  await load();
  const { modules } = roadmapDetail.parse((await get('web')).json());
  const links = modules
    .flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap(({ learning_units }) => learning_units)
    .map(({ id, page_link }) => [id, page_link]);
  expect(links).toEqual([
    ['web-joins', '/roadmaps/web/web-joins'],
    ['web-groups', undefined],
  ]);
});

test('someone who revises or plans is led to the task', async () => {
  await load();
  const learner = await (site as TestApp).signUp();
  const own = `/v1/users/${learner.id}`;
  await learner.patch(`${own}/learning-units/web-joins`, { completed: true });
  const { next } = (await learner.get(`${own}/revisions?zone=UTC`)).json();
  expect(next).toMatchObject([{ unitId: 'web-joins', articleLink: '/roadmaps/web/web-joins' }]);

  await learner.patch(`${own}/learning-units/web-joins`, { completed: false });
  const targetDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const days = ['monday', 'wednesday', 'saturday'];
  const settings = { roadmapIds: ['web'], targetDate, hoursPerWeek: 7, level: 'beginner', days };
  const { plan } = (await learner.put(`${own}/plan`, { ...settings, zone: 'UTC' })).json();
  const planned = plan.days.flatMap(({ units }: { units: object[] }) => units);
  expect(planned).toMatchObject([
    { unitId: 'web-joins', articleLink: '/roadmaps/web/web-joins' },
    { unitId: 'web-groups', articleLink: null },
  ]);
});

test('there is none for a unit without a task, for another roadmap, or of a unit that has left the files', async () => {
  await load();
  content.remove('../sql-tasks/web-joins');
  content.write('web/topics/01-sql.json', topicContent('web-topic-sql', units.slice(1)));
  await load();
  expect((await get('web/units/web-groups')).statusCode).toBe(404);
  expect((await get('dsa/units/web-joins')).statusCode).toBe(404);
  expect((await get('web/units/web-joins')).statusCode).toBe(404);
});

test('whatever is wrong is named by file, line and field', async () => {
  writeSqlTask(content, 'web-unknown');
  writeSqlTask(content, 'web-groups', { database: 'shop', hints: ['One.'], extra: 1 });
  content.write('../sql-databases/library/rows.json', { members: [[1, 2, null], [2]], books: [] });
  const found = await mistakesIn(content);
  expect(found).toEqual([
    expect.stringContaining("rows.json:5 members[0][1] doesn't fit name, which is text"),
    expect.stringContaining('rows.json:8 members[1] must have a value for each of 3 columns'),
    expect.stringContaining('rows.json:12 books names no table'),
    expect.stringContaining('sql-tasks/web-groups/task.json:9 hints must have two or three hints'),
    expect.stringContaining("sql-tasks/web-groups/task.json:15 extra isn't a known field"),
    expect.stringContaining('sql-tasks/web-unknown:1  must have the id of a unit as its name'),
  ]);
});

test('a task names a database, and keys and references name what is there', async () => {
  writeSqlTask(content, 'web-groups', { database: 'shop' });
  const column = { name: 'id', type: 'integer', references: 'books' };
  const tables = [{ name: 'members', description: 'One.', columns: [column], primary_key: ['no'] }];
  writeSqlDatabase(content, 'library', { tables });
  content.write('../sql-databases/library/rows.json', {});
  content.write('../sql-databases/library/hidden-rows.json', { members: [[1]] });
  expect(await mistakesIn(content)).toEqual([
    expect.stringContaining('references names no table up to here whose key is one column: books'),
    expect.stringContaining('primary_key[0] names no column: no'),
    expect.stringContaining('rows.json:1  has no rows of members'),
    expect.stringContaining('database names no folder of sql-databases: shop'),
  ]);
});
