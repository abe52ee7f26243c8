import type { ContentItem } from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
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
  writeUnitText,
} from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeLoad, loadContent } from '../../../content/index.ts';

let site: TestApp;
let editor: Agent;
let content: ContentFolder;

const ITEMS = '/v1/admin/content-items';

beforeAll(async () => {
  content = createContentFolder();
  const names = [
    'sum',
    'rain',
    'free',
    'quiz',
    'second-quiz',
    'edited',
    'returning',
    'text',
    'empty',
  ];
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-topic.json',
    topicContent('web-topic', [
      ...names.map((name, at) => unitContent(`web-${name}`, { sequence_number: at + 1 })),
    ]),
  );
  writeProblem(content, 'sum', { sequence_number: 10 });
  writeProblem(content, 'rain', { sequence_number: 20 });
  for (const id of ['quiz', 'second-quiz', 'edited', 'returning']) writeQuiz(content, `web-${id}`);
  writeUnitText(content, 'web-text', '---\nreviewed: null\n---\n\nRead `this` first.\n');
  writeMockTest(content, 'first', {}, {});
  writeMockInterview(content, 'phone-screen');
  site = await createTestApp();
  await loadContent(site.database, content.folder);
  editor = await site.signInAdmin('editor');
});
afterAll(async () => {
  await site.close();
  content.dispose();
});

const read = async (item: string): Promise<ContentItem> =>
  (await editor.get(`${ITEMS}/${item}`)).json();

/** Saves what is there with some changes. */
async function save(item: string, changes: object) {
  const { content: before, version } = await read(item);
  return editor.put(`${ITEMS}/${item}`, { ...before, ...changes, version });
}

const publish = async (item: string) =>
  editor.post(`${ITEMS}/${item}/publish`, { version: (await read(item)).version });

const start = (kind: string, id: string) => editor.post(ITEMS, { kind, id });

const five = ['one', 'two', 'three', 'four', 'five'].map((id) => ({
  id,
  question: `Which is \`${id}\`?`,
  options: ['This', 'That'],
  answer: 1,
  explanation: 'It says so.',
}));

const asLearner = async (path: string) => (await site.visitor().get(`/v1${path}`)).json();

test('a quiz is written for a unit without a deployment, and learners see it once it is published', async () => {
  const begun = await start('quiz', 'web-free');
  expect([begun.statusCode, begun.json()]).toMatchObject([
    201,
    { name: expect.any(String), published: false, draft: true, page: null },
  ]);
  await save('quiz/web-free', { questions: five });
  expect((await site.visitor().get('/v1/roadmaps/web/units/web-free')).statusCode).toBe(404);
  const published = await publish('quiz/web-free');
  expect([published.statusCode, published.json()]).toMatchObject([
    200,
    { published: true, draft: false, origin: 'site', page: '/roadmaps/web/web-free' },
  ]);
  await eventually(async () => {
    const { kind, questions = [] } = await asLearner('/roadmaps/web/units/web-free');
    return [kind, questions.map(({ id }: { id: string }) => id)];
  }, ['quiz', five.map(({ id }) => id)]);
});

test('what is edited here stays when the files are loaded again, and is listed as edited', async () => {
  await save('quiz/web-edited', { questions: five });
  await publish('quiz/web-edited');
  writeQuiz(content, 'web-edited', { explanation: 'Another one.' });
  const report = describeLoad(await loadContent(site.database, content.folder));
  expect(report).toContain('  kept web-edited: edited since it was loaded (questions)');
  expect(await read('quiz/web-edited')).toMatchObject({
    origin: 'edited',
    content: { questions: five },
  });
});

test('a quiz that is retired stays out of sight when the files are loaded again, until it is brought back', async () => {
  const retire = (retired: boolean) =>
    editor.put(`${ITEMS}/quiz/web-returning/retired`, { retired });
  expect((await retire(true)).json()).toMatchObject({ retired: true, published: false });
  await loadContent(site.database, content.folder);
  expect(await read('quiz/web-returning')).toMatchObject({ retired: true });
  expect((await retire(false)).json()).toMatchObject({ retired: false, published: true });
});

test('each publication can be read again, what the files had too', async () => {
  const { content: before } = await read('mock-interview/phone-screen');
  await save('mock-interview/phone-screen', { title: 'On the phone' });
  await publish('mock-interview/phone-screen');
  const { versions } = await read('mock-interview/phone-screen');
  expect(versions).toMatchObject([
    { number: 2, by: expect.any(String) },
    { number: 1, by: null },
  ]);
  const first = (await editor.get(`${ITEMS}/mock-interview/phone-screen/versions/1`)).json();
  expect(first.content).toEqual(before);
});

test("an unfinished quiz is saved, and isn't published: the fields are named", async () => {
  await start('quiz', 'web-empty');
  const [question] = five;
  const saved = await save('quiz/web-empty', { questions: [{ ...question, question: '' }] });
  expect(saved.statusCode).toBe(200);
  const refused = await publish('quiz/web-empty');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { questions: 'must have 5 to 20 questions', 'questions.0.question': 'must not be empty' },
  ]);
});

test('a wrong answer outside the options is refused', async () => {
  const [question, ...others] = five;
  await save('quiz/web-second-quiz', { questions: [{ ...question, answer: 2 }, ...others] });
  const refused = await publish('quiz/web-second-quiz');
  expect(refused.json().errors).toEqual({
    'questions.0.answer': 'must be a position in options, from 0',
  });
  await editor.delete(`${ITEMS}/quiz/web-second-quiz/draft`);
});

test('a unit has one exercise', async () => {
  expect((await start('quiz', 'web-sum')).json()).toMatchObject({
    code: 'id-taken',
    message: expect.stringContaining('has a DSA problem already'),
  });
  expect((await start('unit-text', 'web-quiz')).json().message).toContain('has a quiz already');
  expect((await start('quiz', 'web-quiz')).json().message).toContain('is there already');
  expect((await start('quiz', 'web-nothing')).json().errors).toEqual({
    id: 'must be the id of a unit that learners see',
  });
});

test('a text is written in Markdown, and learners get it as it is shown', async () => {
  expect((await read('unit-text/web-text')).content).toMatchObject({
    source: 'Read `this` first.\n',
  });
  await save('unit-text/web-text', { source: '## Now\n\nRead **that**.\n' });
  await publish('unit-text/web-text');
  await eventually(
    async () => (await asLearner('/roadmaps/web/units/web-text')).table_of_contents,
    [{ id: 'article-now', title: 'Now', level: 2 }],
  );
  const { content: html } = await asLearner('/roadmaps/web/units/web-text');
  expect(html).toContain('<strong>that</strong>');
  await save('unit-text/web-text', { source: '[Nowhere](#nowhere)\n' });
  expect((await publish('unit-text/web-text')).json().errors).toEqual({
    source: "links to a heading that isn't there: #article-nowhere",
  });
});

test('a mock test names problems and questions that are there', async () => {
  const { content: before } = await read('mock-test/first');
  const [section] = 'sections' in before ? before.sections : [];
  await save('mock-test/first', {
    sections: [{ ...section, problems: ['no-such-problem'] }],
  });
  const refused = await publish('mock-test/first');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { 'sections.0.problems.0': 'names no DSA problem or SQL task: no-such-problem' },
  ]);
  await editor.delete(`${ITEMS}/mock-test/first/draft`);
});

test('a quiz that a mock test asks from stays, and so do the questions that it lists', async () => {
  const retired = await editor.put(`${ITEMS}/quiz/web-quiz/retired`, { retired: true });
  expect([retired.statusCode, retired.json().code]).toEqual([409, 'in-use']);
  const others = five.map((question) => ({ ...question, id: `other-${question.id}` }));
  await save('quiz/web-quiz', { questions: others });
  expect((await publish('quiz/web-quiz')).json().errors).toEqual({
    questions: expect.stringMatching(/^must still have .*, which the mock test/),
  });
});

test('two people who edit the same thing overwrite nothing unseen', async () => {
  const { content: before, version } = await read('mock-test/first');
  const url = `${ITEMS}/mock-test/first`;
  await editor.put(url, { ...before, title: 'Theirs', version });
  const mine = await editor.put(url, { ...before, title: 'Mine', version });
  expect([mine.statusCode, mine.json()]).toMatchObject([
    409,
    { code: 'changed-elsewhere', current: { content: { title: 'Theirs' } } },
  ]);
});

test('the list is searched by name and by state', async () => {
  const list = async (query: string) =>
    (await editor.get(`${ITEMS}?${query}`)).json().items.map(({ id }: ContentItem) => id);
  expect(await list('kind=mock-interview')).toEqual(['phone-screen']);
  expect(await list('kind=quiz&q=second')).toEqual(['web-second-quiz']);
  expect(await list('kind=unit-text&status=retired')).toEqual([]);
});

test('what was started is discarded, and every change is in the audit log', async () => {
  await start('mock-test', 'short-lived');
  await save('mock-test/short-lived', { title: 'Short' });
  await editor.delete(`${ITEMS}/mock-test/short-lived/draft`);
  expect((await editor.get(`${ITEMS}/mock-test/short-lived`)).statusCode).toBe(404);
  const { rows } = await site.database.pool.query(
    "select action from audit_log where subject = 'mock-test/short-lived' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'content-item.create',
    'content-item.save',
    'content-item.discard-draft',
  ]);
});

test('a reviewer reads what an editor writes, and saves nothing', async () => {
  const reviewer = await site.signInAdmin('reviewer');
  expect((await reviewer.get(`${ITEMS}/quiz/web-quiz`)).statusCode).toBe(200);
  expect((await reviewer.post(ITEMS, { kind: 'mock-test', id: 'theirs' })).statusCode).toBe(403);
});
