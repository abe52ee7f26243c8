import { setTimeout as pause } from 'node:timers/promises';
import { mockInterview, mockTestList } from '@site/shared/contracts/practice';
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
} from '../../../../testing/content-folder.ts';
import { mistakesIn } from '../../../../testing/content-mistakes.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

let site: TestApp | null;
let content: ContentFolder;

const units = [
  ...['sum', 'rain', 'quiz', 'second-quiz'].map((name, at) =>
    unitContent(`web-${name}`, { sequence_number: at + 1 }),
  ),
  unitContent('web-members', { sequence_number: 5, difficulty: 'medium' }),
];

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-topic.json', topicContent('web-topic', units));
  writeProblem(content, 'sum', { sequence_number: 10 });
  writeProblem(content, 'rain', { sequence_number: 20 });
  writeQuiz(content, 'web-quiz');
  writeQuiz(content, 'web-second-quiz');
  writeMockTest(content, 'first', {}, { reviewed: '2026-11-24' });
  writeMockInterview(content, 'phone-screen');
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
const read = async () => mockTestList.parse((await visitor().get('/v1/mock-tests')).json());

/** Reads until there are so many tests: changes of content are heard a moment later. */
async function readWhen(count: number) {
  for (;;) {
    const answer = await read();
    if (answer.tests.length === count) return answer;
    await pause(20);
  }
}

test('a test by itself is what the list says of it, and one that there is not is not found', async () => {
  await load();
  const [first] = (await read()).tests;
  expect((await visitor().get('/v1/mock-tests/first')).json()).toEqual(first);
  expect((await visitor().get('/v1/mock-tests/second')).statusCode).toBe(404);
});

test('tests are listed with their contents, and scripts', async () => {
  await load();
  expect(await read()).toEqual({
    tests: [
      {
        id: 'first',
        title: 'Test first',
        description: 'A bit of everything.',
        minutes: 60,
        problems: 2,
        sqlTasks: 0,
        questions: 10,
        points: 20,
        topics: ['Topic web-topic'],
        sections: [
          {
            title: 'Problems and questions',
            minutes: 60,
            problems: 2,
            questions: 10,
            points: { right: 1, wrong: 0 },
          },
        ],
        drawn: false,
        calculator: false,
        reviewed: '2026-11-24',
      },
    ],
    interviews: [
      {
        id: 'phone-screen',
        title: 'Interview phone-screen',
        description: 'Two people, one problem.',
        minutes: 45,
      },
    ],
  });
});

test('a script is read as it was written', async () => {
  await load();
  const answer = await visitor().get('/v1/mock-interviews/phone-screen');
  expect(mockInterview.parse(answer.json())).toMatchObject({
    id: 'phone-screen',
    minutes: 45,
    reviewed: null,
    parts: [{ title: 'Warm-up', questions: [{ says: 'Tell me about a project.' }] }, {}],
  });
  expect((await visitor().get('/v1/mock-interviews/elsewhere')).statusCode).toBe(404);
});

test('an SQL task is a problem of a test, with the difficulty of its unit', async () => {
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-members');
  writeMockTest(content, 'first', { problems: ['web-members', 'sum'] });
  await load();
  expect((await read()).tests).toMatchObject([{ problems: 2, sqlTasks: 1, points: 25 }]);
});

test('what is retired is left out, and so is a test of nothing else', async () => {
  writeSqlDatabase(content, 'library');
  writeSqlTask(content, 'web-members');
  writeMockTest(content, 'first', { problems: ['sum', 'rain', 'web-members'] });
  await load();
  await site?.database.pool.query(
    `update dsa_problems set retired_at = now() where id = 'rain';
     update sql_tasks set retired_at = now();
     update quizzes set retired_at = now() where id = 'web-quiz'`,
  );
  expect((await read()).tests).toMatchObject([
    { problems: 1, sqlTasks: 0, questions: 5, points: 10 },
  ]);
  await site?.database.pool.query(
    'update dsa_problems set retired_at = now(); update quizzes set retired_at = now()',
  );
  expect((await readWhen(0)).tests).toEqual([]);
});

test('a test that leaves the files is gone, and comes back with them', async () => {
  await load();
  content.remove('../mock-tests/first.json');
  expect((await load()).mock_tests.retired).toEqual(['first']);
  await readWhen(0);
  writeMockTest(content, 'first');
  expect((await load()).mock_tests.returned).toEqual(['first']);
  await readWhen(1);
});

test('every mistake is reported with file, line and field', async () => {
  const questions = [
    { quiz: 'web-none', question: 'one' },
    { quiz: 'web-quiz', question: 'nine' },
    ...Array.from({ length: 8 }, (_, at) => ({ quiz: 'web-quiz', question: `q-${at}` })),
  ];
  const pools = [{ quizzes: ['web-second-quiz', 'web-lost'], count: 6 }];
  writeMockTest(content, 'wrong', { problems: ['sum', 'snow', 'web-quiz'], questions, pools });
  writeMockTest(content, 'short', { minutes: 20 });
  writeMockTest(content, 'twice', { pools: [{ quizzes: ['web-quiz'], count: 1 }] });
  writeMockInterview(content, 'bare', { rubric: [] });
  expect(await mistakesIn(content)).toEqual(
    expect.arrayContaining([
      'mock-interviews/bare.json:34 rubric must have three to eight criteria',
      'mock-tests/short.json:6 sections must take 60 to 120 minutes in all',
      'mock-tests/twice.json:6 sections must not draw from a quiz twice, or from one with listed questions',
      'mock-tests/wrong.json:16 sections[0].problems[1] names no DSA problem or SQL task: snow',
      'mock-tests/wrong.json:17 sections[0].problems[2] names no DSA problem or SQL task: web-quiz',
      'mock-tests/wrong.json:21 sections[0].questions[0].quiz names no quiz: web-none',
      'mock-tests/wrong.json:26 sections[0].questions[1].question names no question of web-quiz: nine',
      'mock-tests/wrong.json:65 sections[0].pools[0].quizzes[1] names no quiz: web-lost',
      'mock-tests/wrong.json:67 sections[0].pools[0].count must be at most the number of questions',
    ]),
  );
});
