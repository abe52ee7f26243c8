import { searchAnswer } from '@site/shared/contracts/site';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
  writeMockInterview,
  writeMockTest,
  writeProblem,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
  writeUnitText,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

let site: TestApp;
let content: ContentFolder;

const writeUnits = (...names: string[]) =>
  content.write(
    'web/topics/01-html.json',
    topicContent(
      'web-topic-html',
      names.map((name, index) =>
        unitContent(`web-${index}`, { name, sequence_number: index + 1, tags: [] }),
      ),
      { title: 'HTML' },
    ),
  );

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web', { title: 'Web basics' }));
  writeUnits('Forms', 'Tables');
  writeProblem(content, 'forms', { title: 'Valid Forms', unit_id: 'web-0', category: 'Stack' });
  site = await createTestApp();
  await loadContent(site.database, content.folder);
  await site.database.pool.query(
    `insert into articles (slug, title, description, content, published_at, is_published) values
     ('forms-that-help', 'Forms that help', 'Labels and errors.', '<p>Text</p>', now() - interval '1 day', true),
     ('forms-draft', 'Forms, a draft', 'Not finished.', '<p>Text</p>', now(), false)`,
  );
});

afterAll(async () => {
  await site.close();
  content.dispose();
});

const search = async (query: string) =>
  searchAnswer.parse((await site.visitor().get(`/v1/search?${query}`)).json()).groups;

/** What is found, by kind, and quizzes and texts apart. */
const paths = async (query: string) =>
  Object.fromEntries(
    (await search(query)).map(({ kind, unit = kind, results }) => [
      unit,
      results.map(({ path }) => path),
    ]),
  );

test('problems, articles and roadmaps are found, each once, and with the page that shows it', async () => {
  expect(await paths('q=forms')).toEqual({
    problem: ['/dsaarticle/forms'],
    article: ['/article/forms-that-help'],
  });
  expect(await paths('q=web')).toMatchObject({ roadmap: ['/roadmaps/web'] });
  const [group] = await search('q=tables');
  expect(group?.results[0]).toMatchObject({
    title: 'Tables',
    place: 'Web basics · HTML',
    difficulty: 'easy',
    path: '/roadmaps/web?problem=web-1',
  });
});

test('a problem is found by what its sheet and its own page call it, and by its category', async () => {
  const [group] = await search('q=forms');
  expect(group).toMatchObject({
    kind: 'problem',
    total: 1,
    results: [{ title: 'Forms', place: 'Web basics · HTML' }],
  });
  expect(await paths('q=valid+forms')).toEqual({ problem: ['/dsaarticle/forms'] });
  expect(await paths('q=stack')).toMatchObject({ problem: ['/dsaarticle/forms'] });
});

test('a unit is found by the title of its task, under the name that its sheet has', async () => {
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-1', { title: 'Chairs of the hall' });
  await loadContent(site.database, content.folder);
  await foundBy('q=chairs', 'problem');
  const [group] = await search('q=chairs');
  expect(group?.results).toMatchObject([{ title: 'Tables', path: '/roadmaps/web/web-1' }]);
  content.remove('../sql-tasks/web-1');
  content.remove('../sql-databases/library');
});

test('a task is found by the name in its id, which a similar one has elsewhere', async () => {
  content.write('shop/roadmap.json', roadmapContent('shop', { title: 'Shop' }));
  content.write(
    'shop/topics/01-joins.json',
    topicContent('shop-joins', [unitContent('shop-sales-person', { name: 'None from Pune' })]),
  );
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'shop-sales-person', { title: 'None from Pune' });
  await loadContent(site.database, content.folder);
  await foundBy('q=pune', 'problem');
  expect(await paths('q=sales+person')).toEqual({ problem: ['/roadmaps/shop/shop-sales-person'] });
  content.remove('../sql-tasks/shop-sales-person');
  content.remove('../sql-databases/library');
  content.remove('shop');
});

test('posts are found among the articles', async () => {
  await site.database.pool.query(
    `insert into posts (id, title, body) values (7, 'Reading a statement', 'Slowly.') on conflict do nothing`,
  );
  await loadContent(site.database, content.folder);
  await foundBy('q=statement', 'article');
  expect(await paths('q=statement')).toEqual({ article: ['/posts/7'] });
});

test('changed content is found at once, and what is gone is not', async () => {
  expect(await paths('q=tables')).toHaveProperty('problem');
  writeUnits('Forms', 'Grids');
  await loadContent(site.database, content.folder);
  await foundBy('q=grids', 'problem');
  expect(await paths('q=tables')).not.toHaveProperty('problem');
  expect(await paths('q=draft')).toEqual({});
  await site.database.pool.query(
    `update articles set is_published = true where slug = 'forms-draft'`,
  );
  await foundBy('q=draft', 'article');
});

/** Waits until a kind is among what is found. */
async function foundBy(query: string, kind: string): Promise<void> {
  if (kind in (await paths(query))) return;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return foundBy(query, kind);
}

test.each([
  ['limit', 'q=a&limit=0'],
  ['limit', 'q=a&limit=many'],
  ['q', `q=${'a'.repeat(101)}`],
])('a wrong %s is refused and named', async (field, query) => {
  const answer = await site.visitor().get(`/v1/search?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('nothing typed finds nothing', async () => {
  expect(await search('')).toEqual([]);
  expect(await search('q=%20')).toEqual([]);
});

test('a unit is found by the title of its task, and a quiz by what it is', async () => {
  writeUnits('Forms', 'Tables', 'Rain', 'Members', 'Deadlocks');
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-3', { title: 'Members without a sponsor' });
  writeQuiz(content, 'web-4');
  await loadContent(site.database, content.folder);
  await foundBy('q=sponsor', 'problem');
  expect(await paths('q=members+without+a+sponsor')).toEqual({ problem: ['/roadmaps/web/web-3'] });
  for (const words of ['quiz', 'multiple+choice', 'mcq'])
    expect(await paths(`q=${words}`)).toEqual({ quiz: ['/roadmaps/web/web-4'] });
});

test('quizzes are of a kind that pages know which were opened before quizzes had their own', async () => {
  await foundBy('q=quiz', 'quiz');
  expect(await search('q=quiz')).toMatchObject([{ kind: 'problem', unit: 'quiz', total: 1 }]);
});

test('a text is found as one, unless it belongs to a problem', async () => {
  content.write('design/roadmap.json', roadmapContent('design', { counted_as: 'unit' }));
  content.write(
    'design/topics/01-traffic.json',
    topicContent('design-topic', [unitContent('design-traffic', { name: 'Estimate traffic' })]),
  );
  writeUnitText(content, 'design-traffic', '# Estimate\n\nPowers of ten.');
  writeUnitText(content, 'web-0', '# Forms\n\nLabels.');
  await loadContent(site.database, content.folder);
  await foundBy('q=estimate+traffic', 'text');
  expect(await paths('q=estimate+traffic')).toEqual({ text: ['/roadmaps/design/design-traffic'] });
  expect(await paths('q=forms')).toHaveProperty('problem');
});

test('mock tests and scripts for interviews are found by their titles, their topics and what they are', async () => {
  writeUnits('Forms', 'Tables', 'Rain', 'Members', 'Deadlocks');
  writeProblem(content, 'sum', { unit_id: 'web-1', sequence_number: 20 });
  writeProblem(content, 'rain', { unit_id: 'web-2', sequence_number: 30 });
  writeQuiz(content, 'web-1');
  writeQuiz(content, 'web-2');
  const questions = ['web-1', 'web-2'].flatMap((quiz) =>
    ['one', 'two', 'three', 'four', 'five'].map((question) => ({ quiz, question })),
  );
  writeMockTest(content, 'first', { questions }, { title: 'Campus drive' });
  writeMockInterview(content, 'phone-screen', { title: 'Phone screen' });
  await loadContent(site.database, content.folder);
  await foundBy('q=campus', 'page');
  expect(await paths('q=campus+drive')).toEqual({ page: ['/mock-tests/first'] });
  expect(await paths('q=phone+screen')).toEqual({ page: ['/mock-interviews/phone-screen'] });
  expect(await paths('q=mock')).toEqual({
    page: ['/mock-tests/first', '/mock-interviews/phone-screen'],
  });
  const [group] = await search('q=campus');
  expect(group?.results[0]).toMatchObject({ title: 'Campus drive', place: 'Mock test' });
});
