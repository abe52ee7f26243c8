import { randomUUID } from 'node:crypto';
import {
  MOCK_ATTEMPTS_RETAINED,
  type MockAttempt,
  mockAttempt,
} from '@site/shared/contracts/practice';
import {
  unitContent,
  writeMockTest,
  writeProblem,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
} from '../../../../testing/content-folder.ts';
import { at, moveBack, program, takingMockTests } from '../../../../testing/mock-attempts.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

import { closeOverdue } from './close-overdue.ts';
import { findWeakTopics } from './score.ts';

let site: TestApp;
let learner: Awaited<ReturnType<TestApp['signUp']>>;

const units = ['sum', 'rain', 'quiz', 'second-quiz'].map((name, at) =>
  unitContent(`web-${name}`, { sequence_number: at + 1 }),
);
const tasks = [unitContent('sql-members', { difficulty: 'medium' })];

beforeAll(async () => {
  site = await createPracticeSite({ web: units, sql: tasks }, (content) => {
    writeProblem(content, 'sum', { sequence_number: 10 });
    writeProblem(content, 'rain', { sequence_number: 20 });
    writeQuiz(content, 'web-quiz');
    writeQuiz(content, 'web-second-quiz');
    writeMockTest(content, 'first');
    writeMockTest(content, 'second', {}, { sequence_number: 2 });
    writeSqlDatabase(content, 'library');
    writeSqlTask(content, 'sql-members');
    writeMockTest(content, 'queries', { problems: ['sum', 'sql-members'] }, { sequence_number: 3 });
  });
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const { attempts, start, started, read, list, save, handIn, reopen, judge } = takingMockTests(
  () => learner,
);

const answer = (question: string, option: number | null, changedAt = at()) => ({
  question: `web-quiz/${question}`,
  option,
  changedAt,
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
    await moveBack(site, one.json(), 61);
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
    await moveBack(site, over, 61);
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
    await moveBack(site, attempt, 70);
    const closed = await handIn(attempt, {
      answers: [answer('one', 0, at(-11 * 60)), answer('two', 1, at(-9 * 60))],
    });
    expect(closed.json()).toMatchObject({ state: 'handed-in', late: true, result: { points: 1 } });
  });

  test('a moment after the end is not late, and neither is one that brings nothing', async () => {
    const prompt = await started();
    await moveBack(site, prompt, 60.1);
    const work = { answers: [answer('one', 0, at(-10))] };
    expect((await handIn(prompt, work)).json()).toMatchObject({
      late: false,
      result: { points: 1 },
    });
    const empty = await started();
    await moveBack(site, empty, 90);
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
    await moveBack(site, attempt, 61);
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
    await moveBack(site, attempt, 60.1);
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
    await moveBack(site, attempt, 61);
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
    await moveBack(site, attempt, 61);
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
    await moveBack(site, attempt, 61);
    await timeGoesOn();
    const after = await judge(attempt, [judged(6)]);
    expect(after.json().result).toMatchObject({ judged: true, points: 5 });
  });

  test('counts a program that was never run for no topic', async () => {
    const attempt = await started();
    await save(attempt, { answers: [answer('one', 0)], programs: [program('x')] });
    await moveBack(site, attempt, 61);
    await timeGoesOn();
    const { result } = await read(attempt);
    expect(result).toMatchObject({ points: 1, outOf: 20, judged: false });
    expect(result?.topics).toMatchObject([{ points: 1, outOf: 15 }]);
  });

  test('says nothing about topics if nothing was written', async () => {
    const attempt = await started();
    await moveBack(site, attempt, 61);
    await timeGoesOn();
    expect((await list()).attempts).toMatchObject([{ score: { points: 0, judged: true } }]);
    expect(await weak()).toEqual([]);
  });

  test('still takes what a device wrote in time', async () => {
    const attempt = await started();
    await moveBack(site, attempt, 61);
    await timeGoesOn();
    const news = await handIn(attempt, { answers: [answer('one', 0, at(-120))] });
    expect(news.json()).toMatchObject({ late: true, timedOut: true, result: { points: 1 } });
    expect(await weak()).toEqual(['web-topic']);
  });

  test('is left alone while it runs, while its page may be handing it in, and once it was handed in', async () => {
    const handedIn = await started();
    await handIn(handedIn);
    await moveBack(site, handedIn, 90);
    const ending = await started();
    await moveBack(site, ending, 60.2);
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
  const startedQueries = () => started('queries');
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
    await moveBack(site, attempt, 61);
    await closeOverdue(site.database, new Date());
    expect((await list()).attempts[0]?.score).toEqual({ points: 1, outOf: 25, judged: false });
    const after = await judge(attempt, [queryJudged(1)]);
    expect(after.json().result).toMatchObject({ judged: true, points: 11 });
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
