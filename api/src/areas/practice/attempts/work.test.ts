import { ownCaseList, quizAnswers, solutionDraft } from '@site/shared/contracts/practice';
import { unitContent, writeProblem, writeQuiz } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let learner: Awaited<ReturnType<TestApp['signUp']>>;

beforeAll(async () => {
  const units = [unitContent('web-sum'), unitContent('web-caches', { sequence_number: 2 })];
  site = await createPracticeSite({ web: units }, (content) => {
    writeProblem(content, 'sum');
    writeQuiz(content, 'web-caches');
  });
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

/** In minutes after a moment that is past. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString();

describe('the draft', () => {
  const draftUrl = () => `/v1/users/${learner.id}/units/web-sum/draft`;
  const draft = { language: 'python', code: 'def total(values):\n', changedAt: at(0) } as const;
  const save = async (changes: object = {}, base: string | null = null) =>
    solutionDraft.parse((await learner.put(draftUrl(), { ...draft, ...changes, base })).json());
  const read = async () => solutionDraft.parse((await learner.get(draftUrl())).json());

  test('is stored, changed and discarded', async () => {
    expect(await read()).toEqual({ draft: null });
    expect(await save()).toEqual({ draft });
    const changed = { ...draft, code: '', changedAt: at(1) };
    expect(await save(changed, at(0))).toEqual({ draft: changed });
    expect(await read()).toEqual({ draft: changed });
    const gone = await learner.delete(`${draftUrl()}?base=${at(1)}`);
    expect([gone.statusCode, gone.json()]).toEqual([200, { draft: null }]);
    expect(await read()).toEqual({ draft: null });
  });

  test('made from a version that stands no more, it changes nothing, and the response says what stands', async () => {
    await save();
    const stands = await save({ code: 'there', changedAt: at(1) }, at(0));
    expect(await save({ code: 'here', changedAt: at(2) }, at(0))).toEqual(stands);
    expect(await save({ code: 'here', changedAt: at(2) })).toEqual(stands);
    expect((await learner.delete(`${draftUrl()}?base=${at(0)}`)).json()).toEqual(stands);
    expect(await read()).toEqual(stands);
    await learner.delete(`${draftUrl()}?base=${at(1)}`);
    expect(await save({ code: 'here', changedAt: at(2) }, at(1))).toEqual({ draft: null });
  });

  test('of two devices that send at once, one changes it', async () => {
    await save();
    const both = await Promise.all(['one', 'two'].map((code) => save({ code }, at(0))));
    expect(both.map(({ draft }) => draft)).toContainEqual((await read()).draft);
    expect(both[0]).toEqual(both[1]);
  });

  test('no two versions have one time, though a clock stands still', async () => {
    await save();
    expect((await save({ code: 'next' }, at(0))).draft).toMatchObject({
      ...{ code: 'next', changedAt: '2026-11-01T00:00:00.001Z' },
    });
  });

  test('there is one for each language', async () => {
    const python = await save({ changedAt: at(8) });
    const own = { language: 'javascript', code: 'const total = 0;', changedAt: at(9) } as const;
    expect(await save(own)).toEqual({ draft: own });
    const url = `${draftUrl()}?language=javascript`;
    expect((await learner.get(url)).json()).toEqual({ draft: own });
    expect(await read()).toEqual(python);
    expect((await learner.delete(`${url}&base=${at(9)}`)).statusCode).toBe(200);
    expect((await learner.get(url)).json()).toEqual({ draft: null });
    expect(await read()).toEqual(python);
    expect((await learner.get(`${draftUrl()}?language=cobol`)).statusCode).toBe(400);
  });

  test('a change that is to come counts as made now', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const { draft: saved } = await save({ changedAt: ahead });
    expect(Date.parse(saved?.changedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe('own cases', () => {
  const cases = { language: 'python', inputs: ['total([1])', 'total([])'], changedAt: at(0) };
  const casesUrl = () => `/v1/users/${learner.id}/units/web-sum/cases`;
  const save = async (changes: object = {}, base: string | null = null) => {
    const answer = await learner.put(casesUrl(), { ...cases, ...changes, base });
    return answer.statusCode === 200 ? ownCaseList.parse(answer.json()) : answer.json();
  };
  const read = async (query = '') =>
    ownCaseList.parse((await learner.get(casesUrl() + query)).json());

  test('are stored in their order, changed, and all removed', async () => {
    expect(await read()).toEqual({ cases: null });
    expect(await save()).toEqual({ cases });
    expect(await save({ inputs: [], changedAt: at(1) }, at(0))).toEqual({
      cases: { ...cases, inputs: [], changedAt: at(1) },
    });
    expect((await read()).cases?.inputs).toEqual([]);
  });

  test('made from others than those that stand, they change nothing, in each language on its own', async () => {
    const latest = await save({ changedAt: at(5) });
    expect(await save({ inputs: ['total([2])'], changedAt: at(6) })).toEqual(latest);
    const other = { language: 'javascript', inputs: ['total([3])'], changedAt: at(2) };
    expect(await save(other)).toEqual({ cases: other });
    expect(await read('?language=javascript')).toEqual({ cases: other });
    expect(await read()).toEqual(latest);
  });

  test.each([
    ['too many', { inputs: Array.from({ length: 21 }, (_, n) => `f(${n})`) }, 'at most 20 inputs'],
    ['one that is too long', { inputs: ['x'.repeat(2_001)] }, 'at most 2,000 characters'],
    ['the same one twice', { inputs: ['f(1)', 'f(1)'] }, 'must not have an input twice'],
    ['an empty one', { inputs: [''] }, 'Enter an expression'],
    ['NUL', { inputs: ['a\0b'] }, 'NUL'],
  ])('%s: refused, and what is there stays', async (_, changes, words) => {
    await save();
    const refused = await save({ ...changes, changedAt: at(9) }, at(0));
    expect(refused.code).toBe('invalid');
    expect(JSON.stringify(refused.errors)).toContain(words);
    expect(await read()).toEqual({ cases });
  });
});

describe('answers to a quiz', () => {
  const url = (unitId = 'web-caches') => `/v1/users/${learner.id}/quizzes/${unitId}/answers`;
  const answer = (changes: object = {}) => ({
    questionId: 'two',
    first: 0,
    last: 1,
    round: 2,
    ...changes,
  });
  const put = (answers: object[], changedAt = at(0), base: string | null = null) =>
    learner.put(url(), { answers, changedAt, base });

  test('are stored with the account', async () => {
    expect((await learner.get(url())).json()).toEqual({ answers: [], changedAt: null });
    const saved = await put([answer()]);
    expect(quizAnswers.parse(saved.json())).toEqual({ answers: [answer()], changedAt: at(0) });
    expect((await learner.get(url())).json()).toEqual({ answers: [answer()], changedAt: at(0) });
  });

  test('made from others than those that stand, they change nothing, also for someone who starts over', async () => {
    await put([answer()], at(5));
    expect((await put([], at(6))).json()).toEqual({ answers: [answer()], changedAt: at(5) });
    expect((await put([], at(6), at(5))).json()).toEqual({ answers: [], changedAt: at(6) });
  });

  test('what is to come counts as made now', async () => {
    const saved = await put([answer()], new Date(Date.now() + 86_400_000).toISOString());
    expect(Date.parse(saved.json().changedAt)).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['a question that the quiz has not', [answer({ questionId: 'six' })], 'no question six'],
    ['an option that the question has not', [answer({ last: 3 })], 'two has 3 options'],
    ['the same question twice', [answer(), answer()], 'must not answer a question twice'],
    ['a negative round', [answer({ round: 0 })], 'must be 1 or more'],
  ])('%s is refused', async (_, answers, message) => {
    const refused = await put(answers);
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain(message);
    expect((await learner.get(url())).json().answers).toEqual([]);
  });

  test('a unit without a quiz has no answers', async () => {
    expect((await learner.get(url('web-unknown'))).statusCode).toBe(404);
  });
});

describe('marks in a mock interview', () => {
  const INTERVIEW = 'phone-screen';
  beforeAll(async () => {
    const rubric = ['Clarity', 'Code'].map((criterion) => ({
      criterion,
      levels: ['None', 'Some', 'Much', 'All'],
    }));
    await site.database.pool.query(
      `insert into mock_interviews (id, title, description, sequence_number, preparation, parts, rubric)
     values ($1, 'Phone screen', 'One problem.', 1, '{}', '[]', $2)`,
      [INTERVIEW, JSON.stringify(rubric)],
    );
  });

  const url = (interview = INTERVIEW) =>
    `/v1/users/${learner.id}/mock-interviews/${interview}/marks`;
  const mark = (criterion: string, level: number) => ({ criterion, level });
  const put = (marks: object[], changedAt = at(0)) => learner.put(url(), { marks, changedAt });

  test('a rubric that was filled in is stored with the account, and goes with it', async () => {
    expect((await learner.get(url())).json()).toEqual({ marks: [], changedAt: null });
    const marks = [mark('Clarity', 2), mark('Code', 3)];
    expect((await put(marks)).json()).toEqual({ marks, changedAt: at(0) });
    expect((await learner.get(url())).json()).toEqual({ marks, changedAt: at(0) });
    expect((await learner.get('/v1/profile/export')).json().interviewMarks).toEqual([
      { interviewId: INTERVIEW, marks, changedAt: at(0) },
    ]);
  });

  test('the newest win, also those of someone who starts over', async () => {
    await put([mark('Code', 1)], at(5));
    expect((await put([], at(3))).json()).toMatchObject({ marks: [mark('Code', 1)] });
    expect((await put([], at(6))).json()).toEqual({ marks: [], changedAt: at(6) });
  });

  test('what is to come counts as made now', async () => {
    await put([mark('Code', 1)], '2999-01-01T00:00:00.000Z');
    const later = await put([mark('Code', 2)], new Date().toISOString());
    expect(later.json()).toMatchObject({ marks: [mark('Code', 2)] });
  });

  test.each([
    ['a criterion that the rubric does not have', [mark('Charm', 1)], /no criterion Charm/],
    ['a level that there is not', [mark('Code', 4)], /3/],
    ['a criterion twice', [mark('Code', 1), mark('Code', 2)], /twice/],
  ])('%s is refused', async (_what, marks, message) => {
    const answer = await put(marks);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json().errors)).toMatch(message);
  });

  test('an interview that there is not has none', async () => {
    expect((await learner.get(url('none'))).statusCode).toBe(404);
  });
});
