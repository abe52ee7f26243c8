import {
  type Exercise,
  exercise,
  roadmapDetail,
  type UnitText,
} from '@site/shared/contracts/practice';
import {
  type ContentFolder,
  createContentFolder,
  javascriptTaskCases,
  roadmapContent,
  topicContent,
  unitContent,
  writeJavaScriptTask,
  writeProblem,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
  writeUnitText,
} from '../../../../testing/content-folder.ts';
import { mistakesIn } from '../../../../testing/content-mistakes.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

const reviewed = '2026-11-26';
const code = { language: 'java', text: 'int i = 1;' };
const table = { head: ['Year', 'Sales'], rows: [['2023', '120']] };

const picture = {
  label: "Two boxes: it's a pair",
  height: 60,
  shapes: [
    "<rect class='picture-fill' x='10' y='10' width='40' height='40'/>",
    "<text class='picture-text' x='90' y='35'>2</text>",
  ],
};

const names = [
  'joins',
  'updates',
  'twice',
  'caches',
  'queues',
  'stacks',
  'templates',
  'rain',
  'groups',
];
const units = names.map((name, at) => unitContent(`web-${name}`, { sequence_number: at + 1 }));

/** A unit with an exercise of each kind, one with none, and one more query and text that say less or more. */
function createContent(): ContentFolder {
  const content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-all.json', topicContent('web-topic-all', units));
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-joins', { mysql: ['Write `ifnull`.', 'The rest is the same.'] });
  writeSqlTask(content, 'web-updates', { reviewed });
  content.write('../sql-tasks/web-updates/check.sql', 'rollback;\nselect id from members;\n');
  writeJavaScriptTask(content, 'web-twice', { reviewed });
  writeQuiz(content, 'web-caches', { code, table, passage: 'Two follows one.', picture });
  writeUnitText(
    content,
    'web-queues',
    `---\nreviewed: ${reviewed}\n---\n\nA **queue** waits.\n\n## Why\n\nIt _buffers_.\n\n<script>alert(1)</script>\n`,
  );
  writeUnitText(content, 'web-stacks', '---\n---\n\nA stack\n\n---\n\nwaits.\n');
  const listing = (markdown: string) => `\`\`\`markdown\n${markdown}\n\`\`\`\n\n`;
  writeUnitText(
    content,
    'web-templates',
    `---\n---\n\nCopy it.\n\n${listing('# [Name]')}## Filled in & done\n\n${listing('# Asha <Rao>\n\n## Skills\n- **Best:** SQL')}`,
  );
  writeProblem(content, 'rain');
  return content;
}

let content: ContentFolder;
beforeEach(() => {
  content = createContent();
});
afterEach(() => content.dispose());

describe('what a unit is worked through with', () => {
  let site: TestApp;
  beforeAll(async () => {
    const shipped = createContent();
    site = await createTestApp();
    await loadContent(site.database, shipped.folder);
    shipped.dispose();
  });
  afterAll(() => site.close());

  const get = (unit: string, roadmap = 'web') =>
    site.visitor().get(`/v1/roadmaps/${roadmap}/units/${unit}`);
  const read = async (unit: string) => exercise.parse((await get(unit)).json());

  test("a task in SQL comes with the database that it's about", async () => {
    expect(await read('web-joins')).toEqual({
      kind: 'sql',
      unitId: 'web-joins',
      title: 'Task of web-joins',
      description: 'Find every member.\n\nShow `id` alone.',
      ordered: false,
      hints: ['One table is enough.', 'No condition is needed.'],
      code: 'select id from members;\n',
      codeHtml: expect.stringContaining('<span class="tok-keyword">select</span>'),
      explanation: 'Each row is a member.',
      mysql: 'Write `ifnull`.\n\nThe rest is the same.',
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

  test('one that changes something has what shows the change', async () => {
    expect(await read('web-updates')).toMatchObject({
      check: 'rollback;\nselect id from members;\n',
      reviewed,
    });
  });

  test('a task in JavaScript comes with its listings, highlighted, and its cases', async () => {
    expect(await read('web-twice')).toEqual({
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
      reviewed,
    } satisfies Exercise);
    expect((await get('web-twice')).body).not.toContain('n ** 2');
  });

  test('a quiz comes with its questions, their code highlighted and their pictures drawn', async () => {
    const quiz = await read('web-caches');
    expect(quiz).toMatchObject({ kind: 'quiz', unitId: 'web-caches', reviewed: null });
    expect(quiz.kind === 'quiz' && quiz.questions).toHaveLength(5);
    expect(quiz.kind === 'quiz' && quiz.questions[1]).toEqual({
      id: 'two',
      question: 'Which is number two?',
      code: { ...code, html: expect.stringContaining('<span class="tok-typeName">int</span>') },
      table,
      passage: 'Two follows one.',
      picture: expect.stringMatching(
        /^<figure><svg viewbox="0 0 360 60" role="img" aria-label="Two boxes: it's a pair"><rect .*>2<\/text><\/svg><\/figure>$/,
      ),
      options: ['The first', 'The second', 'The third'],
      answer: 1,
      explanation: "It's `two`, since the list says so.",
    });
  });

  test('a text comes as the body of an article does', async () => {
    expect(await read('web-queues')).toEqual({
      kind: 'text',
      unitId: 'web-queues',
      description: 'A queue waits.',
      content: expect.stringContaining('<h2 id="article-why">Why</h2>'),
      table_of_contents: [{ id: 'article-why', title: 'Why', level: 2 }],
      reading_time_minutes: 1,
      documents: [],
      reviewed,
    });
    expect((await get('web-queues')).body).not.toMatch(/alert|reviewed:/);
  });

  test('what a text holds in Markdown is downloaded as it is, and as a PDF', async () => {
    const { documents } = (await read('web-templates')) as UnitText;
    const [first, second] = documents;
    const address = '/v1/roadmaps/web/units/web-templates/documents';
    expect(first).toEqual({
      title: 'Problem web-templates',
      markdown: `${address}/1.md`,
      pdf: `${address}/1.pdf`,
    });
    expect(second?.title).toBe('Filled in & done');

    const markdown = await site.visitor().get(`${address}/2.md`);
    expect(markdown.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="web-templates-2.md"',
    });
    expect(markdown.body).toBe('# Asha <Rao>\n\n## Skills\n- **Best:** SQL');

    const pdf = await site.visitor().get(`${address}/2.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await site.visitor().get(`${address}/3.pdf`)).statusCode).toBe(404);
    expect((await site.visitor().get(`${address}/1.exe`)).statusCode).toBe(400);
  });

  test('front matter may be empty, and a line in the text is none', async () => {
    expect(await read('web-stacks')).toMatchObject({
      content: '<p>A stack</p>\n<hr />\n<p>waits.</p>\n',
      reviewed: null,
    });
  });

  test('a DSA problem is the same as at its own address', async () => {
    const atItsUnit = await get('web-rain');
    expect(exercise.parse(atItsUnit.json())).toMatchObject({ kind: 'dsa', unitId: 'web-rain' });
    const atItsAddress = await site.visitor().get('/v1/dsa-problems/rain');
    expect(atItsUnit.body).toBe(atItsAddress.body);
    expect((await get('web-rain', 'dsa')).statusCode).toBe(404);
  });

  test('the roadmap links to the units that are worked through on their page, and to no other', async () => {
    const { modules } = roadmapDetail.parse((await site.visitor().get('/v1/roadmaps/web')).json());
    const links = modules
      .flatMap(({ sub_modules }) => sub_modules.topics)
      .flatMap(({ learning_units }) => learning_units)
      .map(({ page_link }) => page_link);
    const linked = ['joins', 'updates', 'twice', 'caches', 'queues', 'stacks', 'templates'];
    expect(links).toEqual([
      ...linked.map((name) => `/roadmaps/web/web-${name}`),
      undefined,
      undefined,
    ]);
  });

  test('someone who revises or plans is led to it', async () => {
    const learner = await site.signUp();
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
    expect(planned[0]).toMatchObject({
      unitId: 'web-joins',
      articleLink: '/roadmaps/web/web-joins',
    });
    expect(planned.at(-1)).toMatchObject({ unitId: 'web-groups', articleLink: null });
  });

  test('there is none for a unit without one, or of another roadmap', async () => {
    expect((await get('web-groups')).statusCode).toBe(404);
    expect((await get('web-joins', 'dsa')).statusCode).toBe(404);
  });

  test('what leaves the files is retired, and returns with them', async () => {
    const files = [
      '../sql-tasks/web-joins',
      '../javascript-tasks/web-twice',
      '../quizzes/web-caches.json',
      '../unit-texts/web-queues.md',
      '../dsa-problems/rain',
    ];
    for (const file of files) content.remove(file);
    const left = await loadContent(site.database, content.folder);
    expect(left.sql_tasks.retired).toEqual(['web-joins']);
    expect(left.javascript_tasks.retired).toEqual(['web-twice']);
    expect(left.quizzes.retired).toEqual(['web-caches']);
    expect(left.unit_texts.retired).toEqual(['web-queues']);
    for (const unit of ['web-joins', 'web-twice', 'web-caches', 'web-queues', 'web-rain']) {
      await eventually(async () => (await get(unit)).statusCode, 404);
    }
    const whole = createContent();
    writeJavaScriptTask(whole, 'web-twice', { title: 'Twice' });
    const back = await loadContent(site.database, whole.folder);
    expect(back.sql_tasks.returned).toEqual(['web-joins']);
    expect(back.javascript_tasks).toMatchObject({ returned: ['web-twice'], changed: [{}] });
    expect(back.quizzes.returned).toEqual(['web-caches']);
    expect(back.unit_texts.returned).toEqual(['web-queues']);
    const again = await loadContent(site.database, whole.folder);
    for (const kind of [again.javascript_tasks, again.quizzes]) {
      expect(kind).toMatchObject({ added: [], changed: [], kept: [] });
    }
    whole.dispose();
  });

  test('that of a unit which has left its roadmap is gone', async () => {
    content.remove('../sql-tasks/web-joins');
    content.remove('../sql-tasks/web-updates');
    content.write('web/topics/01-all.json', topicContent('web-topic-all', units.slice(2)));
    await loadContent(site.database, content.folder);
    await eventually(async () => (await get('web-joins')).statusCode, 404);
  });
});

describe('mistakes in its files', () => {
  test('a unit has one exercise, and an exercise has a unit', async () => {
    writeQuiz(content, 'web-joins');
    writeUnitText(content, 'web-unknown', 'A queue waits.\n');
    expect(await mistakesIn(content)).toEqual([
      'quizzes/web-joins.json:1  is a second exercise of its unit, which has sql-tasks/web-joins',
      'unit-texts/web-unknown.md:1  must have the id of a unit as its name',
    ]);
  });

  test('whatever is wrong with tasks in SQL is named by file, line and field', async () => {
    writeSqlTask(content, 'web-unknown');
    writeSqlTask(content, 'web-groups', { database: 'shop', hints: ['One.'], extra: 1 });
    content.write('../sql-databases/library/rows.json', {
      members: [[1, 2, null], [2]],
      books: [],
    });
    const found = await mistakesIn(content);
    expect(found).toEqual([
      expect.stringContaining("rows.json:5 members[0][1] doesn't fit name, which is text"),
      expect.stringContaining('rows.json:8 members[1] must have a value for each of 3 columns'),
      expect.stringContaining('rows.json:12 books names no table'),
      expect.stringContaining(
        'sql-tasks/web-groups/task.json:9 hints must have two or three hints',
      ),
      expect.stringContaining("sql-tasks/web-groups/task.json:15 extra isn't a known field"),
      expect.stringContaining('sql-tasks/web-unknown:1  must have the id of a unit as its name'),
    ]);
  });

  test('a task names a database, and keys and references name what is there', async () => {
    writeSqlTask(content, 'web-groups', { database: 'shop' });
    const column = { name: 'id', type: 'integer', references: 'books' };
    const tables = [
      { name: 'members', description: 'One.', columns: [column], primary_key: ['no'] },
    ];
    writeSqlDatabase(content, 'library', { tables });
    content.write('../sql-databases/library/rows.json', {});
    content.write('../sql-databases/library/hidden-rows.json', { members: [[1]] });
    expect(await mistakesIn(content)).toEqual([
      expect.stringContaining(
        'references names no table up to here whose key is one column: books',
      ),
      expect.stringContaining('primary_key[0] names no column: no'),
      expect.stringContaining('rows.json:1  has no rows of members'),
      expect.stringContaining('database names no folder of sql-databases: shop'),
    ]);
  });

  test('what shows the change of a task must say something', async () => {
    content.write('../sql-tasks/web-updates/check.sql', '\n');
    expect(await mistakesIn(content)).toEqual([
      expect.stringContaining('sql-tasks/web-updates/check.sql:1  must not be empty'),
    ]);
  });

  test('whatever is wrong with tasks in JavaScript is named by file, line and field', async () => {
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
        "doesn't belong here: expected task.json, solution.js, starter.js, wrong.js, cases.json, refused/",
      'javascript-tasks/web-twice/starter.js:1  must not be empty',
      'javascript-tasks/web-twice/task.json:7 hints must have two or three hints',
      expect.stringContaining("task.json:13 level isn't a known field"),
      'javascript-tasks/web-unknown:1  must have the id of a unit as its name',
    ]);
  });

  test.each([
    ['too few', javascriptTaskCases.slice(1), 'must have 8 to 15 cases'],
    ['hidden first', [...javascriptTaskCases].reverse(), 'must show its first three cases'],
    [
      'all shown',
      javascriptTaskCases.map((one) => ({ ...one, hidden: false })),
      'must hide a case',
    ],
    [
      'the same twice',
      [...javascriptTaskCases, ...javascriptTaskCases.slice(3)],
      'must not have two cases of the same name',
    ],
  ])('cases that are %s are refused', async (_, cases, message) => {
    content.write('../javascript-tasks/web-twice/cases.json', cases);
    expect(await mistakesIn(content)).toContainEqual(expect.stringContaining(`:1  ${message}`));
  });

  test.each([
    [
      'an id',
      { id: 'One' },
      '4 questions[0].id must be lower-case words joined by hyphens, such as',
    ],
    ['a repeated id', { id: 'one' }, '2 questions must not have two questions with the same id'],
    ['one option', { options: ['A'] }, '6 questions[0].options must have two to six options'],
    [
      'equal options',
      { options: ['A', 'A'] },
      '6 questions[0].options must not list an option twice',
    ],
    [
      'no such answer',
      { answer: 3 },
      '11 questions[0].answer must be a position in options, from 0',
    ],
    ['half a code', { question: 'Is `x?' }, '5 questions[0].question must close every backtick'],
    [
      'a language',
      { code: { language: 'go', text: 'x' } },
      'code.language must be one of cpp, java',
    ],
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

  test('a picture of a question has nothing that a picture of an article may not have', async () => {
    const shapes = ["<rect class='picture-fill' x='1'/>", "<rect class='red' x='2'/>", '<image/>'];
    writeQuiz(content, 'web-caches', { picture: { ...picture, shapes } });
    const at = expect.stringMatching(
      /^quizzes\/web-caches\.json:\d+ questions\[\d\]\.picture\.shapes/,
    );
    const mistakes = (await mistakesIn(content)).slice(0, 2);
    expect(mistakes).toEqual([at, at]);
    expect(mistakes[0]).toContain(`has something that a picture may not: <rect class="red" x="2"`);
    expect(mistakes[1]).toContain('has something that a picture may not: <image');
  });

  test('a chart has a value for each category, and a question has a chart or a picture', async () => {
    const series = [{ name: 'Fort', values: [1] }];
    const chart = { kind: 'pie', title: 'Visitors', categories: ['May', 'June'], series };
    writeQuiz(content, 'web-caches', { chart });
    expect(await mistakesIn(content)).toContainEqual(
      expect.stringMatching(
        /questions\[0\]\.chart\.series must have as many values each as categories/,
      ),
    );
    writeQuiz(content, 'web-caches', { chart: { ...chart, categories: ['May'] }, picture });
    expect(await mistakesIn(content)).toContainEqual(
      expect.stringMatching(/questions\[0\]\.picture must be null if there's a chart/),
    );
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
});
