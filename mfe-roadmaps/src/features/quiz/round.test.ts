import { buildQuiz } from '../../testing/quiz-builder.ts';
import { knownAnswers, rightAtFirst, roundOf, withAnswer } from './round.ts';

const { questions } = buildQuiz();
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const answer = (questionId: string, first: number, last = first, round = 1) => ({
  questionId,
  first,
  last,
  round,
});

test('the first round has every question, in order', () => {
  const round = roundOf(questions, [answer('heap', 0)]);
  expect(round).toMatchObject({ number: 1, size: 3 });
  expect(ids(round.open)).toEqual(['stack', 'cache']);
  expect(ids(round.missed)).toEqual(['heap']);
});

test('a later round has the wrong ones, and their number', () => {
  const answers = [answer('stack', 0), answer('heap', 0), answer('cache', 0)];
  expect(roundOf(questions, answers)).toMatchObject({ number: 1, size: 3, open: [] });
  expect(ids(roundOf(questions, answers, 2).open)).toEqual(['heap', 'cache']);
  const further = withAnswer(answers, 'heap', 1, 2);
  expect(further).toContainEqual(answer('heap', 0, 1, 2));
  const round = roundOf(questions, further);
  expect(round).toMatchObject({ number: 2, size: 2 });
  expect(ids(round.open)).toEqual(['cache']);
});

test("what's wrong again comes back in the next round", () => {
  const answers = [answer('stack', 0), answer('heap', 1), answer('cache', 0, 0, 2)];
  expect(roundOf(questions, answers)).toMatchObject({ number: 2, size: 1, open: [] });
  expect(ids(roundOf(questions, answers, 3).open)).toEqual(['cache']);
});

test('a question that is new in the quiz is open', () => {
  const answers = [answer('stack', 0), answer('cache', 0, 1, 2)];
  expect(ids(roundOf(questions, answers).open)).toEqual(['heap']);
});

test('only first answers count for the score', () => {
  expect(rightAtFirst(questions, [answer('stack', 0), answer('heap', 0, 1, 2)])).toBe(1);
});

test('answers to questions that the quiz no longer has are left out', () => {
  expect(
    knownAnswers(questions, [answer('gone', 0), answer('stack', 5), answer('heap', 1)]),
  ).toEqual([answer('heap', 1)]);
});
