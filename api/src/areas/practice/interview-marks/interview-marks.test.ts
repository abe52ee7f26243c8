import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

const INTERVIEW = 'phone-screen';

let site: TestApp;
let learner: Learner;

beforeAll(async () => {
  site = await createPracticeSite({ web: [unitContent('web-caches')] });
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
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const url = (interview = INTERVIEW, { id } = learner) =>
  `/v1/users/${id}/mock-interviews/${interview}/marks`;
/** In minutes after a moment that is past. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString();
const mark = (criterion: string, level: number) => ({ criterion, level });
const put = (marks: object[], changedAt = at(0), by = learner) =>
  by.put(url(INTERVIEW, learner), { marks, changedAt });

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

test('they belong to one person, and to an interview that there is', async () => {
  const other = await site.signUp();
  expect((await put([], at(0), other)).statusCode).toBe(403);
  expect((await other.get(url())).statusCode).toBe(403);
  expect((await site.visitor().get(url())).statusCode).toBe(401);
  expect((await learner.get(url('none'))).statusCode).toBe(404);
});
