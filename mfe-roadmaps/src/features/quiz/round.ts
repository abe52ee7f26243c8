import type { QuizAnswer, UnitQuizQuestion } from '@site/shared/contracts';

/** How far somebody is. The first round asks every question, each later one those that were wrong so far. */
export interface Round {
  /** From 1. */
  number: number;
  /** How many questions it asks. */
  size: number;
  /** Those that it still asks, in order. */
  open: UnitQuizQuestion[];
  /** Those that were answered wrongly last. */
  missed: UnitQuizQuestion[];
}

/** @param started a round that was begun, even if nothing has been answered in it */
export function roundOf(
  questions: readonly UnitQuizQuestion[],
  answers: readonly QuizAnswer[],
  started = 1,
): Round {
  const number = Math.max(started, ...answers.map(({ round }) => round));
  const given = answersById(answers);
  const isMissed = ({ id, answer }: UnitQuizQuestion) => {
    const own = given.get(id);
    return own !== undefined && own.last !== answer;
  };
  const isOpen = (question: UnitQuizQuestion) => {
    const own = given.get(question.id);
    return !own || (isMissed(question) && own.round < number);
  };
  const open = questions.filter(isOpen);
  const answered = questions.filter(({ id }) => given.get(id)?.round === number);
  return {
    number,
    size: open.length + answered.length,
    open,
    missed: questions.filter(isMissed),
  };
}

/** The answers once one more is given. */
export function withAnswer(
  answers: readonly QuizAnswer[],
  questionId: string,
  option: number,
  round: number,
): QuizAnswer[] {
  const before = answers.find((answer) => answer.questionId === questionId);
  const others = answers.filter((answer) => answer !== before);
  return [...others, { questionId, first: before?.first ?? option, last: option, round }];
}

/** How many questions were right on the first try. */
export function rightAtFirst(
  questions: readonly UnitQuizQuestion[],
  answers: readonly QuizAnswer[],
): number {
  const given = answersById(answers);
  return questions.filter(({ id, answer }) => given.get(id)?.first === answer).length;
}

/** Those to questions and options that the quiz still has. */
export function knownAnswers(
  questions: readonly UnitQuizQuestion[],
  answers: readonly QuizAnswer[],
): QuizAnswer[] {
  const counts = new Map(questions.map(({ id, options }) => [id, options.length]));
  return answers.filter(
    ({ questionId, first, last }) => Math.max(first, last) < (counts.get(questionId) ?? 0),
  );
}

const answersById = (answers: readonly QuizAnswer[]) =>
  new Map(answers.map((answer) => [answer.questionId, answer]));
