import { type UnitMaterial, unitMaterial } from '@site/shared/contracts';
import {
  type ContentFolder,
  createContentFolder,
  javascriptTaskCases,
  roadmapContent,
  topicContent,
  unitContent,
  writeJavaScriptTask,
} from '../../../../testing/content-folder.ts';
import { mistakesIn } from '../../../../testing/content-mistakes.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

/** Only for tests that load the content; most are about what its files may say. */
let site: TestApp | null;
let content: ContentFolder;

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-all.json', topicContent('web-all', [unitContent('web-twice')]));
  writeJavaScriptTask(content, 'web-twice');
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
const get = () => visitor().get('/v1/roadmaps/web/units/web-twice');

test('a task is answered with its listings, highlighted, and its cases', async () => {
  await load();
  expect(unitMaterial.parse((await get()).json())).toEqual({
    kind: 'javascript',
    unitId: 'web-twice',
    title: 'Task of web-twice',
    description: 'Write `twice(n)`.\n\nIt returns `2 * n`.',
    hints: ['Once is not enough.', 'Add it to itself.'],
    starter: 'function twice(n) {}\n',
    starterHtml: expect.stringContaining('<span class="tok-keyword">function</span>'),
    code: 'const twice = (n) => 2 * n;\n',
    codeHtml: expect.stringContaining('<span class="tok-keyword">const</span>'),
    cases: javascriptTaskCases.map((one, at) => ({ ...one, hidden: at > 2 })),
    explanation: 'A number and itself are twice the number.',
    reviewed: null,
  } satisfies UnitMaterial);
  expect((await get()).body).not.toContain('n ** 2');
  const sheet = (await visitor().get('/v1/roadmaps/web')).body;
  expect(sheet).toContain('"page_link":"/roadmaps/web/web-twice"');
});

test('a task that leaves the files is retired, and returns with them', async () => {
  await load();
  content.remove('../javascript-tasks/web-twice');
  expect((await load()).javascript_tasks.retired).toEqual(['web-twice']);
  expect((await get()).statusCode).toBe(404);
  writeJavaScriptTask(content, 'web-twice', { title: 'Twice' });
  const back = await load();
  expect(back.javascript_tasks).toMatchObject({ returned: ['web-twice'], changed: [{}] });
  expect((await load()).javascript_tasks).toMatchObject({ added: [], changed: [], kept: [] });
});

test('whatever is wrong is named by file, line and field', async () => {
  writeJavaScriptTask(content, 'web-unknown');
  writeJavaScriptTask(content, 'web-twice', { hints: ['One.'], level: 1 });
  content.write('../javascript-tasks/web-twice/solution.py', 'pass');
  content.write('../javascript-tasks/web-twice/starter.js', '\n');
  content.write('../javascript-tasks/web-twice/cases.json', [
    { ...javascriptTaskCases[0], input: '' },
    ...javascriptTaskCases.slice(1),
  ]);
  expect(await mistakesIn(content)).toEqual([
    'javascript-tasks/web-twice/cases.json:4 [0].input must not be empty',
    'javascript-tasks/web-twice/solution.py:1  ' +
      "doesn't belong here: expected task.json, solution.js, starter.js, wrong.js, cases.json",
    'javascript-tasks/web-twice/starter.js:1  must not be empty',
    'javascript-tasks/web-twice/task.json:7 hints must have two or three hints',
    expect.stringContaining("task.json:13 level isn't a known field"),
    'javascript-tasks/web-unknown:1  must have the id of a unit as its name',
  ]);
});

test.each([
  ['too few', javascriptTaskCases.slice(1), 'must have 8 to 15 cases'],
  ['hidden first', [...javascriptTaskCases].reverse(), 'must show its first three cases'],
  ['all shown', javascriptTaskCases.map((one) => ({ ...one, hidden: false })), 'must hide a case'],
  [
    'the same twice',
    [...javascriptTaskCases, ...javascriptTaskCases.slice(3)],
    'must not have two cases of the same name',
  ],
])('cases that are %s are refused', async (_, cases, message) => {
  content.write('../javascript-tasks/web-twice/cases.json', cases);
  expect(await mistakesIn(content)).toContainEqual(expect.stringContaining(`:1  ${message}`));
});
