import type { QuizAnswer } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** What somebody has answered in the quiz of a unit, kept by the unit's id. */
export interface StoredAnswers {
  answers: QuizAnswer[];
  /** When the last answer was given. */
  changedAt: string;
  /** Of the quiz's page, so that a list can name it. */
  title: string;
  path: string;
}

const describe = ({
  answers,
  changedAt,
}: Pick<StoredAnswers, 'answers' | 'changedAt'>): Version => ({
  changedAt,
  words: answers.length === 1 ? '1 answer' : `${answers.length} answers`,
  text: '',
});

/** Answers to quizzes. The later round wins. */
export const quizAnswers: Kind<StoredAnswers> = {
  ...createStore<StoredAnswers>({
    texts: createTexts('quiz-answers'),
    parse(stored) {
      const { answers, changedAt, title, path } = { ...(stored as Partial<StoredAnswers>) };
      if (!Array.isArray(answers) || typeof changedAt !== 'string') return null;
      return { answers, changedAt, title: title || 'Quiz', path: path || '/roadmaps' };
    },
  }),
  heading: 'Quizzes',
  placeOf: (_, { title, path }) => ({ title, path }),
  describe,
  itemsOf: (unitId, { answers, changedAt }) => [{ kind: 'quiz', unitId, answers, changedAt }],
  describeHeld: ({ changedAt, ...held }) =>
    describe({ answers: held.kind === 'quiz' ? held.answers : [], changedAt }),
  ownAfter: (stored) => stored,
};
