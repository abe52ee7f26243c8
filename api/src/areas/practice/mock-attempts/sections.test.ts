import { type MockAttempt, mockAttempt } from '@site/shared/contracts/practice';
import {
  unitContent,
  writeMockTest,
  writeProblem,
  writeQuiz,
} from '../../../../testing/content-folder.ts';
import { at, moveBack, program, takingMockTests } from '../../../../testing/mock-attempts.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let learner: Awaited<ReturnType<TestApp['signUp']>>;

const units = ['sum', 'quiz', 'second-quiz'].map((name, at) =>
  unitContent(`web-${name}`, { sequence_number: at + 1 }),
);

/** A test with a drawn, a listed and a written section. */
const paper = {
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
};

beforeAll(async () => {
  site = await createPracticeSite({ web: units }, (content) => {
    writeProblem(content, 'sum', { sequence_number: 10 });
    writeQuiz(content, 'web-quiz');
    writeQuiz(content, 'web-second-quiz');
    writeMockTest(content, 'paper', {}, paper);
  });
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const { start, started, read, list, save, handIn, endSection } = takingMockTests(() => learner);
const begun = () => started('paper');
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

test('a paper in sections draws its questions for each attempt, and they stay what they are', async () => {
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

test('a paper in sections has one section after another, each with its minutes', async () => {
  const { sections, startedAt, endsAt, calculator } = await begun();
  expect(sections.map(({ title, endsAt: end }) => [title, minutesTo(startedAt, end)])).toEqual([
    ['Aptitude', 30],
    ['Verbal', 50],
    ['Coding', 80],
  ]);
  expect(minutesTo(startedAt, endsAt)).toBe(80);
  expect(calculator).toBe(true);
});

test('a paper in sections takes nothing for a section that is over or has not begun, and says so', async () => {
  const attempt = await begun();
  await moveBack(site, attempt, 31);
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

test('a paper in sections counts what was written in a section in time, though it arrives later', async () => {
  const attempt = await begun();
  await moveBack(site, attempt, 31);
  const answers = [chosen(keysIn(attempt, 0)[0], 1, at(-5 * 60))];
  expect((await save(attempt, { answers })).statusCode).toBe(200);
  expect(await read(attempt)).toMatchObject({ work: { answers }, late: true });
});

test('a paper in sections goes on to the next section early, once and for all, and loses the time that was left', async () => {
  const attempt = await begun();
  await moveBack(site, attempt, 10);
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

test('a paper in sections gives and takes points by section, and names what to practise', async () => {
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
