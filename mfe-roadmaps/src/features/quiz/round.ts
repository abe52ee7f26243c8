import type { QuizAnswer, UnitQuizQuestion } from '@site/shared/contracts/practice';

/** The state of a round. The first one has every question, each later one those that were wrong. */
export interface Round {
  /** From 1. */
  number: number;
  /** How many questions it has. */
  size: number;
  /** The open questions, in order. */
  open: UnitQuizQuestion[];
  /** The questions whose last answer was wrong. */
  missed: UnitQuizQuestion[];
}

/** @param started the number of a round that was started, even if nothing has been answered in it */
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

/** The answers with one more. */
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

/** Without answers to questions or options that the quiz no longer has. */
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
