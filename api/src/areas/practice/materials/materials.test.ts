import { unitMaterial } from '@site/shared/contracts';
import {
  type ContentFolder,
  createContentFolder,
  quizContent,
  roadmapContent,
  topicContent,
  unitContent,
  writeJavaScriptTask,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
  writeUnitText,
} from '../../../../testing/content-folder.ts';
import { mistakesIn } from '../../../../testing/content-mistakes.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

/** Only for tests that load the content; most are about what its files may say. */
let site: TestApp | null;
let content: ContentFolder;

const units = ['web-joins', 'web-caches', 'web-queues'].map((id, at) =>
  unitContent(id, { sequence_number: at + 1 }),
);

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-all.json', topicContent('web-topic-all', units));
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
const get = (unitId: string) => visitor().get(`/v1/roadmaps/web/units/${unitId}`);

test('a quiz is answered with its questions, and their code is highlighted', async () => {
  const code = { language: 'java', text: 'int i = 1;' };
  const table = { head: ['Year', 'Sales'], rows: [['2023', '120']] };
  writeQuiz(content, 'web-caches', { code, table });
  await load();
  const quiz = unitMaterial.parse((await get('web-caches')).json());
  expect(quiz).toMatchObject({ kind: 'quiz', unitId: 'web-caches', reviewed: null });
  expect(quiz.kind === 'quiz' && quiz.questions).toHaveLength(5);
  expect(quiz.kind === 'quiz' && quiz.questions[1]).toEqual({
    id: 'two',
    question: 'Which is number two?',
    code: { ...code, html: expect.stringContaining('<span class="tok-typeName">int</span>') },
    table,
    options: ['The first', 'The second', 'The third'],
    answer: 1,
    explanation: "It's `two`, since the list says so.",
  });
});

test('a text is answered as the body of an article is', async () => {
  writeUnitText(
    content,
    'web-queues',
    'A **queue** waits.\n\n## Why\n\nIt _buffers_.\n\n<script>alert(1)</script>\n',
  );
  await load();
  expect(unitMaterial.parse((await get('web-queues')).json())).toEqual({
    kind: 'text',
    unitId: 'web-queues',
    description: 'A queue waits.',
    content: expect.stringContaining('<h2 id="article-why">Why</h2>'),
    table_of_contents: [{ id: 'article-why', title: 'Why', level: 2 }],
    reading_time_minutes: 1,
    reviewed: null,
  });
  expect((await get('web-queues')).body).not.toContain('alert');
});

test('each material says when it was reviewed', async () => {
  const reviewed = '2026-11-26';
  writeSqlTask(content, 'web-joins', { reviewed });
  content.write('../quizzes/web-caches.json', { ...quizContent(), reviewed });
  writeUnitText(content, 'web-queues', `---\nreviewed: ${reviewed}\n---\n\nA queue waits.\n`);
  content.write(
    'web/topics/01-all.json',
    topicContent('web-topic-all', [
      ...units,
      unitContent('web-twice', { sequence_number: units.length + 1 }),
    ]),
  );
  writeJavaScriptTask(content, 'web-twice', { reviewed });
  await load();
  for (const unit of ['web-joins', 'web-caches', 'web-queues', 'web-twice']) {
    expect(unitMaterial.parse((await get(unit)).json())).toMatchObject({ reviewed });
  }
  const text = unitMaterial.parse((await get('web-queues')).json());
  expect(text).toMatchObject({ content: '<p>A queue waits.</p>\n', description: 'A queue waits.' });
});

test.each([
  ['a review on no day', 'reviewed: 2026-02-30', '2 reviewed must be a day such as 2026-11-24'],
  [
    'a fact twice',
    'reviewed: null\nreviewed: null',
    "3  isn't valid YAML: Map keys must be unique",
  ],
  ['no YAML', 'reviewed: [', "isn't valid YAML"],
  ['another fact', 'title: Queues', "2 title isn't a known field; the known ones are reviewed"],
  ['no facts but words', 'Queues', '2  must be an object with reviewed'],
])('a text with %s in front is refused', async (_, facts, message) => {
  writeUnitText(content, 'web-queues', `---\n${facts}\n---\n\nA queue waits.\n`);
  expect(await mistakesIn(content)).toContainEqual(
    expect.stringContaining(`unit-texts/web-queues.md:`),
  );
  expect(await mistakesIn(content)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ['nothing behind it', '---\nreviewed: null\n---\n'],
  ['no end', '---\nreviewed: null\n\nA queue waits.\n'],
])('a text whose front matter has %s is refused', async (_, text) => {
  writeUnitText(content, 'web-queues', text);
  expect(await mistakesIn(content)).toEqual([
    'unit-texts/web-queues.md:1  must have a text after the second line of ---',
  ]);
});

test('front matter may be empty, and a line in the text is none', async () => {
  writeUnitText(content, 'web-queues', '---\n---\n\nA queue\n\n---\n\nwaits.\n');
  await load();
  expect(unitMaterial.parse((await get('web-queues')).json())).toMatchObject({
    content: '<p>A queue</p>\n<hr />\n<p>waits.</p>\n',
    reviewed: null,
  });
});

test('what leaves the files is retired, and returns with them', async () => {
  writeQuiz(content, 'web-caches');
  writeUnitText(content, 'web-queues', 'A queue waits.\n');
  await load();
  content.remove('../quizzes/web-caches.json');
  content.remove('../unit-texts/web-queues.md');
  const left = await load();
  expect(left.quizzes.retired).toEqual(['web-caches']);
  expect(left.unit_texts.retired).toEqual(['web-queues']);
  expect((await get('web-caches')).statusCode).toBe(404);
  writeQuiz(content, 'web-caches');
  writeUnitText(content, 'web-queues', 'A queue waits.\n');
  const back = await load();
  expect(back.quizzes.returned).toEqual(['web-caches']);
  expect(back.unit_texts.returned).toEqual(['web-queues']);
  expect((await load()).quizzes).toMatchObject({ added: [], changed: [], kept: [] });
});

test('a unit has one material, and a material has a unit', async () => {
  writeQuiz(content, 'web-joins');
  writeUnitText(content, 'web-unknown', 'A queue waits.\n');
  expect(await mistakesIn(content)).toEqual([
    'quizzes/web-joins.json:1  is a second material of its unit, which has sql-tasks/web-joins',
    'unit-texts/web-unknown.md:1  must have the id of a unit as its name',
  ]);
});

test.each([
  ['an id', { id: 'One' }, '4 questions[0].id must be lower-case words joined by hyphens, such as'],
  ['a repeated id', { id: 'one' }, '2 questions must not have two questions with the same id'],
  ['one option', { options: ['A'] }, '6 questions[0].options must have two to six options'],
  [
    'equal options',
    { options: ['A', 'A'] },
    '6 questions[0].options must not list an option twice',
  ],
  ['no such answer', { answer: 3 }, '11 questions[0].answer must be a position in options, from 0'],
  ['half a code', { question: 'Is `x?' }, '5 questions[0].question must close every backtick'],
  ['a language', { code: { language: 'go', text: 'x' } }, 'code.language must be one of cpp, java'],
  [
    'a short row',
    { table: { head: ['A', 'B'], rows: [['1']] } },
    'table must have as many cells in each row as titles',
  ],
  ['another field', { hint: 'No.' }, "hint isn't a known field; the known ones are id, question"],
])('a quiz with %s is refused', async (_, changes, message) => {
  writeQuiz(content, 'web-caches', changes);
  const found = await mistakesIn(content);
  expect(found).toContainEqual(expect.stringContaining(message));
  expect(found[0]).toMatch(/^quizzes\/web-caches\.json:\d+ questions/);
});

test('a quiz has five questions or more, and a text says something', async () => {
  content.write('../quizzes/web-caches.json', { questions: [] });
  writeUnitText(content, 'web-queues', '\n');
  expect(await mistakesIn(content)).toEqual([
    'quizzes/web-caches.json:2 questions must have 5 to 20 questions',
    'unit-texts/web-queues.md:1  must not be empty',
  ]);
});
