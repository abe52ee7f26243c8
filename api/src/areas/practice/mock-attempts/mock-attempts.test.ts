import { randomUUID } from 'node:crypto';
import {
  MOCK_ATTEMPTS_RETAINED,
  type MockAttempt,
  type MockWork,
  mockAttempt,
  mockAttemptList,
} from '@site/shared/contracts/practice';
import {
  type ContentFolder,
  unitContent,
  writeMockTest,
  writeProblem,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
} from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

import { closeOverdue } from './close-overdue.ts';
import { findWeakTopics } from './score.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

let site: TestApp;
let learner: Learner;

const units = ['sum', 'rain', 'quiz', 'second-quiz'].map((name, at) =>
  unitContent(`web-${name}`, { sequence_number: at + 1 }),
);
const tasks = [unitContent('sql-members', { difficulty: 'medium' })];

/** Writes a test with a drawn, a listed and a written section. */
const writePaper = (content: ContentFolder) =>
  writeMockTest(
    content,
    'paper',
    {},
    {
      sequence_number: 4,
      calculator: true,
      sections: [
        {
          ...{ title: 'Aptitude', minutes: 30, points: { right: 4, wrong: 1 } },
          pools: [{ quizzes: ['web-quiz'], count: 2 }],
        },
        {
          ...{ title: 'Verbal', minutes: 20, points: { right: 1, wrong: 0 } },
          questions: ['one', 'two'].map((question) => ({ quiz: 'web-second-quiz', question })),
        },
        {
          ...{ title: 'Coding', minutes: 30, points: { right: 1, wrong: 0 } },
          problems: ['sum'],
        },
      ],
    },
  );

beforeAll(async () => {
  site = await createPracticeSite({ web: units, sql: tasks }, (content: ContentFolder) => {
    writeProblem(content, 'sum', { sequence_number: 10 });
    writeProblem(content, 'rain', { sequence_number: 20 });
    writeQuiz(content, 'web-quiz');
    writeQuiz(content, 'web-second-quiz');
    writeMockTest(content, 'first');
    writeMockTest(content, 'second', {}, { sequence_number: 2 });
    writePaper(content);
    writeSqlDatabase(content, 'library');
    writeSqlTask(content, 'sql-members');
    writeMockTest(content, 'queries', { problems: ['sum', 'sql-members'] }, { sequence_number: 3 });
  });
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const attempts = ({ id } = learner) => `/v1/users/${id}/mock-attempts`;
const start = (testId = 'first') => learner.post(attempts(), { testId });
const started = async () => mockAttempt.parse((await start()).json());
const read = async ({ id }: { id: string }): Promise<MockAttempt> =>
  mockAttempt.parse((await learner.get(`${attempts()}/${id}`)).json());
const list = async () => mockAttemptList.parse((await learner.get(attempts())).json());
const save = ({ id }: { id: string }, work: Partial<MockWork>) =>
  learner.put(`${attempts()}/${id}/work`, { answers: [], programs: [], ...work });
const handIn = ({ id }: { id: string }, work: Partial<MockWork> & { timeIsUp?: boolean } = {}) =>
  learner.post(`${attempts()}/${id}/hand-in`, { answers: [], programs: [], ...work });
const reopen = ({ id }: { id: string }) => learner.post(`${attempts()}/${id}/reopen`);
const judge = ({ id }: { id: string }, problems: object[]) =>
  learner.put(`${attempts()}/${id}/judgement`, { problems });

/** As if the attempt had begun, and each section had ended, so many minutes earlier. */
const moveBack = ({ id }: { id: string }, minutes: number) =>
  site.database.pool.query(
    `update mock_attempts set started_at = started_at - $2 * interval '1 minute',
       ends_at = ends_at - $2 * interval '1 minute',
       sections = (
         select jsonb_agg(section || jsonb_build_object('endsAt', to_char(
           ((section ->> 'endsAt')::timestamptz - $2 * interval '1 minute') at time zone 'utc',
           'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by position)
         from jsonb_array_elements(sections) with ordinality as each (section, position)
       )
     where id = $1`,
    [id, minutes],
  );

/** In seconds from now. */
const at = (seconds = 0) => new Date(Date.now() + seconds * 1_000).toISOString();

const answer = (question: string, option: number | null, changedAt = at()) => ({
  question: `web-quiz/${question}`,
  option,
  changedAt,
});
const program = (code: string, changes: object = {}) => ({
  problem: 'sum',
  language: 'python' as const,
  code,
  changedAt: at(),
  ...changes,
});
const judged = (passed: number, changes: object = {}) => ({
  problem: 'sum',
  language: 'python',
  passed,
  total: 6,
  failed: ['0 values'],
  ...changes,
});

describe('a test that is started', () => {
  test('runs for its minutes, by the clock of the API, and shows questions without answers', async () => {
    const answered = await start();
    expect(answered.statusCode).toBe(201);
    const attempt = mockAttempt.parse(answered.json());
    expect(attempt).toMatchObject({ testId: 'first', state: 'running', late: false, result: null });
    expect(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)).toBe(60 * 60_000);
    expect(attempt.problems.map(({ id, points }) => [id, points])).toEqual([
      ['sum', 5],
      ['rain', 5],
    ]);
    expect(attempt.questions).toHaveLength(10);
    expect(attempt.questions[0]).toMatchObject({
      key: 'web-quiz/one',
      options: ['The first', 'The second', 'The third'],
      topic: { id: 'web-topic', roadmapId: 'web' },
    });
    expect(answered.body).not.toMatch(/"answer"|explanation/);
    expect((await learner.get(`${attempts()}/${attempt.id}`)).body).not.toMatch(/"answer"/);
  });

  test('once more is the same, and another one has to wait', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 201]);
    expect(other.json().id).toBe(one.json().id);
    const refused = await start('second');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'test-running']);
    await moveBack(one.json(), 61);
    expect((await start('second')).statusCode).toBe(201);
  });

  test('has to exist', async () => {
    expect((await start('third')).statusCode).toBe(404);
  });

  test('belongs to one person', async () => {
    const attempt = await started();
    const other = await site.signUp();
    const foreign = `${attempts()}/${attempt.id}`;
    expect((await other.get(foreign)).statusCode).toBe(403);
    expect((await site.visitor().get(foreign)).statusCode).toBe(401);
    expect((await other.get(`${attempts(other)}/${attempt.id}`)).statusCode).toBe(404);
    const work = { answers: [], programs: [] };
    expect((await other.post(`${foreign}/hand-in`, work)).statusCode).toBe(403);
    expect((await read(attempt)).state).toBe('running');
  });

  test('retains its questions, whatever becomes of the content', async () => {
    const attempt = await started();
    await site.database.pool.query(`update quizzes set retired_at = now() where id = 'web-quiz'`);
    try {
      expect((await read(attempt)).questions).toEqual(attempt.questions);
    } finally {
      await site.database.pool.query('update quizzes set retired_at = null');
    }
  });
});

describe('what is written', () => {
  test('is there after a crash, and of each answer and program the latest change stands', async () => {
    const attempt = await started();
    await save(attempt, {
      answers: [answer('one', 1, at(-20)), answer('two', 2)],
      programs: [program('late', { changedAt: at(-1) })],
    });
    await save(attempt, {
      answers: [answer('one', 0, at(-30)), answer('two', null)],
      programs: [
        program('early', { changedAt: at(-2) }),
        program('other', { language: 'javascript' }),
      ],
    });
    const { work } = await read(attempt);
    expect(work.answers.map(({ question, option }) => [question, option])).toEqual([
      ['web-quiz/one', 1],
      ['web-quiz/two', null],
    ]);
    expect(work.programs.map(({ language, code }) => [language, code])).toEqual([
      ['python', 'late'],
      ['javascript', 'other'],
    ]);
  });

  test('has to belong to the test', async () => {
    const attempt = await started();
    await save(attempt, {
      answers: [answer('six', 0), answer('one', 3)],
      programs: [program('x', { problem: 'elsewhere' })],
    });
    expect((await read(attempt)).work).toEqual({ answers: [], programs: [], runs: [] });
  });

  test('is refused once the time is up, and once it was handed in', async () => {
    const over = await started();
    await moveBack(over, 61);
    const refused = await save(over, { answers: [answer('one', 0)] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'test-over']);
    expect((await read(over)).state).toBe('over');
    const closed = await started();
    await handIn(closed);
    expect((await save(closed, {})).json().code).toBe('test-over');
  });

  test('may be as long as a program may be', async () => {
    const attempt = await started();
    const programs = ['sum', 'rain'].flatMap((problem) =>
      (['python', 'javascript'] as const).map((language) =>
        program('é'.repeat(20_000), { problem, language }),
      ),
    );
    expect((await save(attempt, { programs })).statusCode).toBe(200);
    expect((await save(attempt, { programs: [program('x'.repeat(20_001))] })).statusCode).toBe(400);
  });
});

describe('a test that is handed in', () => {
  test('has its score, with the right answers, and by topic', async () => {
    const attempt = await started();
    await save(attempt, { answers: [answer('one', 0), answer('two', 0)] });
    const closed = mockAttempt.parse(
      (await handIn(attempt, { answers: [answer('three', 2)] })).json(),
    );
    expect(closed).toMatchObject({ state: 'handed-in', late: false });
    expect(closed.result).toMatchObject({
      points: 2,
      outOf: 20,
      judged: true,
      topics: [{ id: 'web-topic', title: 'Topic web-topic', points: 2, outOf: 20 }],
      problems: [
        { id: 'sum', points: 0, program: null, judgement: null },
        { id: 'rain', points: 0, program: null, judgement: null },
      ],
    });
    expect(closed.result?.questions.slice(0, 2)).toEqual([
      { key: 'web-quiz/one', chosen: 0, answer: 0, explanation: expect.any(String) },
      { key: 'web-quiz/two', chosen: 0, answer: 1, explanation: expect.any(String) },
    ]);
    expect((await list()).attempts).toMatchObject([
      { id: attempt.id, state: 'handed-in', score: { points: 2, outOf: 20, judged: true } },
    ]);
  });

  test('twice is the same', async () => {
    const attempt = await started();
    const work = { answers: [answer('one', 0)], programs: [program('x')] };
    const [one, other] = [await handIn(attempt, work), await handIn(attempt, work)];
    expect(other.json()).toEqual({ ...one.json(), now: other.json().now });
  });

  test('takes nothing that was changed afterwards', async () => {
    const attempt = await started();
    await handIn(attempt, { answers: [answer('one', 1)] });
    const again = await handIn(attempt, { answers: [answer('one', 0, at(5))] });
    expect(again.json().result.questions[0].chosen).toBe(1);
    expect(again.json().late).toBe(false);
  });

  test('after the end, counts what was written in time, and is marked late', async () => {
    const attempt = await started();
    await moveBack(attempt, 70);
    const closed = await handIn(attempt, {
      answers: [answer('one', 0, at(-11 * 60)), answer('two', 1, at(-9 * 60))],
    });
    expect(closed.json()).toMatchObject({ state: 'handed-in', late: true, result: { points: 1 } });
  });

  test('a moment after the end is not late, and neither is one that brings nothing', async () => {
    const prompt = await started();
    await moveBack(prompt, 60.1);
    const work = { answers: [answer('one', 0, at(-10))] };
    expect((await handIn(prompt, work)).json()).toMatchObject({
      late: false,
      result: { points: 1 },
    });
    const empty = await started();
    await moveBack(empty, 90);
    expect((await handIn(empty)).json()).toMatchObject({ late: false, result: { points: 0 } });
  });

  test('on one device still takes what another one wrote in time', async () => {
    const attempt = await started();
    await save(attempt, { programs: [program('old', { changedAt: at(-60) })] });
    await handIn(attempt);
    await judge(attempt, [judged(6)]);
    const news = await handIn(attempt, { programs: [program('new', { changedAt: at(-30) })] });
    expect(news.json()).toMatchObject({
      late: true,
      result: { judged: false, problems: [{ program: { code: 'new' }, judgement: null }, {}] },
    });
  });
});

describe('a test that was handed in too early', () => {
  test('goes on with everything that was written, and says so in its result', async () => {
    const attempt = await started();
    await handIn(attempt, { answers: [answer('one', 0)], programs: [program('x')] });
    await judge(attempt, [judged(6)]);
    const again = mockAttempt.parse((await reopen(attempt)).json());
    expect(again).toMatchObject({
      state: 'running',
      endsAt: attempt.endsAt,
      closedAt: null,
      result: null,
      work: { answers: [{ option: 0 }], programs: [{ code: 'x' }] },
    });
    expect((await list()).attempts).toMatchObject([{ state: 'running', score: null }]);
    expect((await save(attempt, { answers: [answer('two', 1)] })).statusCode).toBe(200);
    const closed = await handIn(attempt);
    expect(closed.json()).toMatchObject({ reopened: true, late: false, result: { points: 7 } });
  });

  test('goes on only until its end', async () => {
    const attempt = await started();
    await handIn(attempt);
    await moveBack(attempt, 61);
    const refused = await reopen(attempt);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'test-over']);
    expect((await read(attempt)).state).toBe('handed-in');
  });

  test('waits for another one that runs', async () => {
    const attempt = await started();
    await handIn(attempt);
    await start('second');
    expect((await reopen(attempt)).json()).toMatchObject({ code: 'test-running' });
  });

  test("runs already if it is reopened twice, and has to be the person's own", async () => {
    const attempt = await started();
    await handIn(attempt);
    await reopen(attempt);
    const again = await reopen(attempt);
    expect([again.statusCode, again.json().state]).toEqual([200, 'running']);
    expect((await reopen({ id: randomUUID() })).statusCode).toBe(404);
  });
});

describe('a device whose clock has come to run ahead', () => {
  test('ends no test: its page may say that the time is up only once it is', async () => {
    const attempt = await started();
    const work = { answers: [answer('one', 0)], timeIsUp: true };
    const refused = await handIn(attempt, work);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'test-running']);
    expect((await read(attempt)).state).toBe('running');
    await moveBack(attempt, 60.1);
    expect((await handIn(attempt, work)).json()).toMatchObject({ state: 'handed-in' });
  });

  const chosen = (attempt: MockAttempt) =>
    attempt.work.answers.map(({ question, option }) => [question, option]);

  test('loses nothing that arrives while the test runs, and what is written later stands', async () => {
    const attempt = await started();
    await save(attempt, {
      answers: [answer('one', 1, at(20 * 60)), answer('two', 0, at(90 * 60))],
    });
    const { work } = await read(attempt);
    expect(work.answers.every(({ changedAt }) => changedAt <= at())).toBe(true);
    await save(attempt, { answers: [answer('one', 2)] });
    expect(chosen(await read(attempt))).toEqual([
      ['web-quiz/one', 2],
      ['web-quiz/two', 0],
    ]);
  });

  test('loses nothing when it hands in, though it thinks that the time is over', async () => {
    const attempt = await started();
    const closed = await handIn(attempt, {
      answers: [answer('one', 0, attempt.endsAt)],
      programs: [program('x', { changedAt: attempt.endsAt })],
    });
    expect(closed.json()).toMatchObject({
      late: false,
      result: { points: 1, problems: [{ program: { code: 'x' } }, {}] },
    });
  });

  test('adds nothing once the time is over', async () => {
    const attempt = await started();
    await moveBack(attempt, 61);
    const closed = await handIn(attempt, { answers: [answer('one', 0, at(60))] });
    expect(closed.json().result.points).toBe(0);
  });
});

describe('a topic of which nothing was answered', () => {
  const weak = () => findWeakTopics(site.database.kysely, learner.id, new Date());

  test('is not known to be weak: an empty test that was handed in is no evidence', async () => {
    const attempt = await started();
    const taken = answer('one', 0, at(-5));
    await save(attempt, { answers: [taken] });
    const closed = await handIn(attempt, { answers: [answer('one', null)] });
    expect(closed.json().result).toMatchObject({ points: 0, outOf: 20, topics: [] });
    expect(await weak()).toEqual([]);
  });

  test('is one with wrong answers', async () => {
    await handIn(await started(), { answers: [answer('one', 1)] });
    expect(await weak()).toEqual(['web-topic']);
  });
});

describe('a test that nobody opens again', () => {
  const ranOn = (passed: number, total: number, changes: object = {}) => ({
    problem: 'sum',
    language: 'python' as const,
    passed,
    total,
    changedAt: at(),
    ...changes,
  });
  const timeGoesOn = () => closeOverdue(site.database, new Date());
  const weak = () => findWeakTopics(site.database.kysely, learner.id, new Date());

  test('is closed when its time is over: questions have their points, programs those of their last run', async () => {
    const attempt = await started();
    await save(attempt, {
      answers: [answer('one', 0)],
      programs: [program('x', { changedAt: at(-9) })],
      runs: [ranOn(3, 3, { changedAt: at(-8) }), ranOn(0, 3, { problem: 'elsewhere' })],
    });
    await save(attempt, { runs: [ranOn(2, 3, { changedAt: at(-7) })] });
    await moveBack(attempt, 61);
    expect((await list()).attempts).toMatchObject([{ state: 'over', score: null }]);
    await timeGoesOn();
    const score = { points: 4, outOf: 20, judged: false };
    expect((await list()).attempts).toMatchObject([{ state: 'handed-in', timedOut: true, score }]);
    const closed = await read(attempt);
    expect(closed).toMatchObject({ state: 'handed-in', timedOut: true, late: false });
    expect(closed.result).toMatchObject({
      ...score,
      problems: [
        { points: 3, lastRun: { passed: 2, total: 3 }, judgement: null },
        { points: 0, program: null, lastRun: null },
      ],
    });
    expect(await weak()).toEqual(['web-topic']);
  });

  test('is judged when it is opened after all', async () => {
    const attempt = await started();
    await save(attempt, { programs: [program('x')], runs: [ranOn(1, 3)] });
    await moveBack(attempt, 61);
    await timeGoesOn();
    const after = await judge(attempt, [judged(6)]);
    expect(after.json().result).toMatchObject({ judged: true, points: 5 });
  });

  test('counts a program that was never run for no topic', async () => {
    const attempt = await started();
    await save(attempt, { answers: [answer('one', 0)], programs: [program('x')] });
    await moveBack(attempt, 61);
    await timeGoesOn();
    const { result } = await read(attempt);
    expect(result).toMatchObject({ points: 1, outOf: 20, judged: false });
    expect(result?.topics).toMatchObject([{ points: 1, outOf: 15 }]);
  });

  test('says nothing about topics if nothing was written', async () => {
    const attempt = await started();
    await moveBack(attempt, 61);
    await timeGoesOn();
    expect((await list()).attempts).toMatchObject([{ score: { points: 0, judged: true } }]);
    expect(await weak()).toEqual([]);
  });

  test('still takes what a device wrote in time', async () => {
    const attempt = await started();
    await moveBack(attempt, 61);
    await timeGoesOn();
    const news = await handIn(attempt, { answers: [answer('one', 0, at(-120))] });
    expect(news.json()).toMatchObject({ late: true, timedOut: true, result: { points: 1 } });
    expect(await weak()).toEqual(['web-topic']);
  });

  test('is left alone while it runs, while its page may be handing it in, and once it was handed in', async () => {
    const handedIn = await started();
    await handIn(handedIn);
    await moveBack(handedIn, 90);
    const ending = await started();
    await moveBack(ending, 60.2);
    const running = await started();
    await timeGoesOn();
    expect((await read(running)).state).toBe('running');
    expect((await read(ending)).state).toBe('over');
    expect((await read(handedIn)).timedOut).toBe(false);
  });
});

describe('the judgement on programs', () => {
  test('gives points by the share of cases passed, rounded down', async () => {
    const attempt = await started();
    const closed = await handIn(attempt, { programs: [program('x')] });
    expect(closed.json().result).toMatchObject({ judged: false, points: 0 });
    const after = await judge(attempt, [judged(5), judged(6, { problem: 'rain' })]);
    expect(after.json().result).toMatchObject({
      judged: true,
      points: 4,
      problems: [
        { points: 4, judgement: { passed: 5, total: 6, failed: ['0 values'] } },
        { points: 0, judgement: null },
      ],
    });
    expect((await list()).attempts[0]?.score).toEqual({ points: 4, outOf: 20, judged: true });
  });

  test('is on the program that was changed last', async () => {
    const attempt = await started();
    const programs = [
      program('x', { changedAt: at(-5) }),
      program('y', { language: 'javascript', changedAt: at(-4) }),
    ];
    await handIn(attempt, { programs });
    const wrong = await judge(attempt, [judged(6)]);
    expect(wrong.json().result.problems[0]).toMatchObject({
      program: { language: 'javascript' },
      judgement: null,
    });
    const right = await judge(attempt, [judged(6, { language: 'javascript', failed: [] })]);
    expect(right.json().result.problems[0].points).toBe(5);
  });

  test('waits until the test was handed in', async () => {
    const attempt = await started();
    const refused = await judge(attempt, [judged(6)]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'test-running']);
    expect((await judge({ id: randomUUID() }, [])).statusCode).toBe(404);
  });
});

describe('an SQL task in a test', () => {
  const query = (code: string, changes: object = {}) =>
    program(code, { problem: 'sql-members', language: 'sql', ...changes });
  const queryJudged = (passed: number, failed: string[] = []) =>
    judged(passed, { problem: 'sql-members', language: 'sql', total: 1, failed });
  const startedQueries = async () => mockAttempt.parse((await start('queries')).json());
  const weak = () => findWeakTopics(site.database.kysely, learner.id, new Date());

  test('is shown by its title, and names the unit that has it, but neither solution nor rows', async () => {
    const answered = await start('queries');
    expect(answered.json().problems).toEqual([
      expect.objectContaining({ id: 'sum', kind: 'dsa', slug: 'sum', points: 5 }),
      {
        id: 'sql-members',
        kind: 'sql',
        slug: 'sql-members',
        title: 'Task of sql-members',
        difficulty: 'medium',
        points: 10,
        topic: { id: 'sql-topic', title: 'Topic sql-topic', roadmapId: 'sql' },
      },
    ]);
    expect(answered.body).not.toMatch(/select id from|Asha/);
  });

  test('has its query stored with the attempt, apart from the draft of the task itself', async () => {
    const attempt = await startedQueries();
    await save(attempt, { programs: [query('select 1', { changedAt: at(-9) })] });
    await save(attempt, { programs: [query('select 2', { changedAt: at(-8) })] });
    expect((await read(attempt)).work.programs).toMatchObject([
      { problem: 'sql-members', language: 'sql', code: 'select 2' },
    ]);
    const draft = await learner.get(`/v1/users/${learner.id}/units/sql-members/draft?language=sql`);
    expect(draft.json()).toEqual({ draft: null });
  });

  test('takes no program, and a DSA problem no query', async () => {
    const attempt = await startedQueries();
    await save(attempt, {
      programs: [program('x', { problem: 'sql-members' }), query('select 1', { problem: 'sum' })],
    });
    expect((await read(attempt)).work.programs).toEqual([]);
  });

  test('has all its points for a correct query, and counts for its topic', async () => {
    const attempt = await startedQueries();
    const closed = await handIn(attempt, { programs: [query('select id from members')] });
    expect(closed.json().result).toMatchObject({ judged: false, points: 0, topics: [] });
    const after = await judge(attempt, [queryJudged(1)]);
    expect(after.json().result).toMatchObject({
      judged: true,
      points: 10,
      outOf: 25,
      topics: [{ id: 'sql-topic', points: 10, outOf: 10 }],
      problems: [
        { id: 'sum', program: null },
        {
          points: 10,
          program: { language: 'sql', code: 'select id from members' },
          judgement: { passed: 1, total: 1, failed: [] },
        },
      ],
    });
    expect(await weak()).toEqual([]);
  });

  test('has none for a wrong one, which makes its topic weak', async () => {
    const attempt = await startedQueries();
    await handIn(attempt, { programs: [query('select 1')] });
    const after = await judge(attempt, [queryJudged(0, ['other rows'])]);
    expect(after.json().result).toMatchObject({
      judged: true,
      points: 0,
      problems: [{}, { points: 0, judgement: { passed: 0, total: 1, failed: ['other rows'] } }],
    });
    expect(await weak()).toEqual(['sql-topic']);
  });

  test('waits to be judged if the page was closed when the time ended', async () => {
    const attempt = await startedQueries();
    await save(attempt, { answers: [answer('one', 0)], programs: [query('select 1')] });
    await moveBack(attempt, 61);
    await closeOverdue(site.database, new Date());
    expect((await list()).attempts[0]?.score).toEqual({ points: 1, outOf: 25, judged: false });
    const after = await judge(attempt, [queryJudged(1)]);
    expect(after.json().result).toMatchObject({ judged: true, points: 11 });
  });
});

describe('a paper in sections', () => {
  const endSection = ({ id }: { id: string }, section: number, work: Partial<MockWork> = {}) =>
    learner.post(`${attempts()}/${id}/next-section`, {
      ...{ answers: [], programs: [], section },
      ...work,
    });
  const begun = async () => mockAttempt.parse((await start('paper')).json());
  const keysIn = ({ sections }: MockAttempt, section: number) => sections[section]?.questions ?? [];
  const chosen = (question: string | undefined, option: number, changedAt = at()) => ({
    ...{ question: question ?? '', option, changedAt },
  });
  const rightAnswers = async ({ id }: MockAttempt) => {
    const { rows } = await site.database.pool.query(
      "select q ->> 'key' as key, q ->> 'answer' as answer from mock_attempts, jsonb_array_elements(questions) q where id = $1",
      [id],
    );
    const answers = new Map(rows.map(({ key, answer }) => [key, Number(answer)]));
    return (key: string) => answers.get(key) ?? -1;
  };
  /** From one time to another, in minutes. */
  const minutesTo = (from: string, to: string | undefined) =>
    Math.round((Date.parse(to ?? '') - Date.parse(from)) / 60_000);

  test('draws its questions for each attempt, and they stay what they are', async () => {
    const drawn = new Set<string>();
    while (drawn.size < 2) {
      const response = await start('paper');
      expect(response.body).not.toMatch(/"answer"|explanation/);
      const attempt = mockAttempt.parse(response.json());
      const keys = keysIn(attempt, 0);
      expect(new Set(keys).size).toBe(2);
      expect(keys.every((key) => key.startsWith('web-quiz/'))).toBe(true);
      expect((await read(attempt)).sections).toEqual(attempt.sections);
      expect((await start('paper')).json().sections).toEqual(attempt.sections);
      drawn.add(keys.join());
      await handIn(attempt);
    }
  });

  test('has one section after another, each with its minutes', async () => {
    const { sections, startedAt, endsAt, calculator } = await begun();
    expect(sections.map(({ title, endsAt: end }) => [title, minutesTo(startedAt, end)])).toEqual([
      ['Aptitude', 30],
      ['Verbal', 50],
      ['Coding', 80],
    ]);
    expect(minutesTo(startedAt, endsAt)).toBe(80);
    expect(calculator).toBe(true);
  });

  test('takes nothing for a section that is over or has not begun, and says so', async () => {
    const attempt = await begun();
    await moveBack(attempt, 31);
    const over = await save(attempt, { answers: [chosen(keysIn(attempt, 0)[0], 1)] });
    expect([over.statusCode, over.json().code]).toEqual([409, 'section-closed']);
    expect(over.json().message).toBe("“Aptitude” is over. Its answers can't be changed any more.");
    const early = await save(attempt, { programs: [program('print(1)')] });
    expect([early.statusCode, early.json().code]).toEqual([409, 'section-closed']);
    expect(early.json().message).toBe("“Coding” hasn't begun.");
    const open = [chosen(keysIn(attempt, 1)[0], 1)];
    expect((await save(attempt, { answers: open })).statusCode).toBe(200);
    expect((await read(attempt)).work).toMatchObject({ answers: open, programs: [] });
  });

  test('counts what was written in a section in time, though it arrives later', async () => {
    const attempt = await begun();
    await moveBack(attempt, 31);
    const answers = [chosen(keysIn(attempt, 0)[0], 1, at(-5 * 60))];
    expect((await save(attempt, { answers })).statusCode).toBe(200);
    expect(await read(attempt)).toMatchObject({ work: { answers }, late: true });
  });

  test('goes on to the next section early, once and for all, and loses the time that was left', async () => {
    const attempt = await begun();
    await moveBack(attempt, 10);
    const [first, second] = keysIn(attempt, 0);
    const ahead = await endSection(attempt, 2);
    expect([ahead.statusCode, ahead.json().code]).toEqual([409, 'section-closed']);
    const answers = [chosen(first, 1)];
    const ended = mockAttempt.parse((await endSection(attempt, 0, { answers })).json());
    expect(ended.sections.map(({ endsAt }) => minutesTo(ended.now, endsAt))).toEqual([0, 20, 50]);
    expect(minutesTo(ended.now, ended.endsAt)).toBe(50);
    expect(ended.work).toMatchObject({ answers });
    const again = mockAttempt.parse((await endSection(attempt, 0)).json());
    expect(again.sections).toEqual(ended.sections);
    const late = await save(attempt, { answers: [chosen(second, 1)] });
    expect([late.statusCode, late.json().code]).toEqual([409, 'section-closed']);
    await endSection(attempt, 1);
    const last = await endSection(attempt, 2);
    expect([last.statusCode, last.json().code]).toEqual([409, 'test-running']);
    await handIn(attempt);
    expect((await endSection(attempt, 2)).json().code).toBe('test-over');
  });

  test('gives and takes points by section, and names what to practise', async () => {
    const attempt = await begun();
    const right = await rightAnswers(attempt);
    const wrong = keysIn(attempt, 0).map((key) => chosen(key, (right(key) + 1) % 3));
    await endSection(attempt, 0, { answers: wrong });
    const [verbal = ''] = keysIn(attempt, 1);
    const { result } = mockAttempt.parse(
      (await handIn(attempt, { answers: [chosen(verbal, right(verbal))] })).json(),
    );
    expect(result).toMatchObject({ points: -1, outOf: 15 });
    expect(result?.sections).toMatchObject([
      { title: 'Aptitude', points: -2, outOf: 8, right: 0, wrong: 2, unanswered: 0, minutes: 30 },
      { title: 'Verbal', points: 1, outOf: 2, right: 1, wrong: 0, unanswered: 1, minutes: 20 },
      { title: 'Coding', points: 0, outOf: 5, right: 0, wrong: 0, unanswered: 0, secondsUsed: 0 },
    ]);
    expect(result?.practise).toEqual([
      { title: 'Problem web-quiz', path: '/roadmaps/web/web-quiz', lost: 10 },
      { title: 'Problem web-second-quiz', path: '/roadmaps/web/web-second-quiz', lost: 1 },
    ]);
    expect(result?.topics).toMatchObject([{ id: 'web-topic', points: 1, outOf: 9 }]);
    expect((await list()).attempts[0]?.score).toMatchObject({ points: -1, outOf: 15 });
  });
});

test('an attempt from before tests had sections goes on, and has one', async () => {
  const attempt = await started();
  await site.database.pool.query('update mock_attempts set sections = null where id = $1', [
    attempt.id,
  ]);
  expect((await save(attempt, { answers: [answer('one', 0)] })).statusCode).toBe(200);
  const closed = mockAttempt.parse((await handIn(attempt)).json());
  expect(closed.sections).toEqual(attempt.sections);
  expect(closed.result?.sections).toMatchObject([{ points: 1, outOf: 20, right: 1 }]);
});

test('an attempt from before tests had SQL tasks goes on with its DSA problems', async () => {
  const attempt = await started();
  await site.database.pool.query(
    `update mock_attempts set problems = (
       select jsonb_agg(problem - 'kind') from jsonb_array_elements(problems) problem
     ) where id = $1`,
    [attempt.id],
  );
  await save(attempt, { programs: [program('x')] });
  const { problems, work } = await read(attempt);
  expect(problems).toEqual(attempt.problems);
  expect(work.programs).toMatchObject([{ problem: 'sum', code: 'x' }]);
});

test('the oldest attempts go', async () => {
  await site.database.pool.query(
    `insert into mock_attempts (user_id, test_id, title, problems, questions, started_at, ends_at,
       closed_at)
     select $1, 'first', 'Old', '[]', '[]', now() - n * interval '1 day',
       now() - n * interval '1 day' + interval '1 hour', now()
     from generate_series(1, $2::integer) n`,
    [learner.id, MOCK_ATTEMPTS_RETAINED],
  );
  const attempt = await started();
  const { attempts: stored } = await list();
  expect(stored).toHaveLength(MOCK_ATTEMPTS_RETAINED);
  expect(stored[0]?.id).toBe(attempt.id);
});

test('a person takes their tests along, and leaves none behind', async () => {
  const attempt = await started();
  await handIn(attempt, { answers: [answer('one', 0)], programs: [program('x')] });
  const file = (await learner.get('/v1/profile/export')).json();
  expect(file.mockAttempts).toMatchObject([
    {
      id: attempt.id,
      testId: 'first',
      late: false,
      answers: [{ question: 'web-quiz/one', option: 0 }],
      programs: [{ problem: 'sum', code: 'x' }],
      score: { points: 1, outOf: 20, judged: false },
    },
  ]);
  await site.database.pool.query('delete from users where id = $1', [learner.id]);
  const { rows } = await site.database.pool.query(
    'select count(*)::integer as count from mock_attempts where user_id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
