import { counted } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { quizAnswers, type StoredAnswers } from '../stores/quiz-answers.ts';

const describe = ({
  answers,
  changedAt,
}: Pick<StoredAnswers, 'answers' | 'changedAt'>): Version => ({
  changedAt,
  words: counted(answers.length, 'answer'),
  text: '',
});

/** The later round wins. */
export const quizKind: Kind<StoredAnswers> = {
  ...quizAnswers,
  heading: 'Quizzes',
  placeOf: ({ title, path }) => ({ title, path }),
  describe,
  itemsOf: (unitId, { answers, changedAt }) => [{ kind: 'quiz', unitId, answers, changedAt }],
  describeHeld: ({ changedAt, ...held }) =>
    describe({ answers: held.kind === 'quiz' ? held.answers : [], changedAt }),
  ownAfter: (stored) => stored,
};
