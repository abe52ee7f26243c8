import { quizAnswers } from '@site/shared/contracts';
import { unitContent, writeQuiz } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

let site: TestApp;
let learner: Learner;

beforeAll(async () => {
  site = await createPracticeSite({ web: [unitContent('web-caches')] }, (content) =>
    writeQuiz(content, 'web-caches'),
  );
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const url = (unitId = 'web-caches', { id } = learner) =>
  `/v1/users/${id}/quizzes/${unitId}/answers`;
const answer = (changes: object = {}) => ({
  questionId: 'two',
  first: 0,
  last: 1,
  round: 2,
  ...changes,
});
/** In minutes after a moment that is past. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString();
const put = (answers: object[], changedAt = at(0), base: string | null = null) =>
  learner.put(url(), { answers, changedAt, base });

test('answers are stored with the account', async () => {
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
