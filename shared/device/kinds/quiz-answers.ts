import type { QuizAnswer } from '@site/shared/contracts';
import type { DeviceKind, Version } from '../kind.ts';
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

const describe = ({ answers, changedAt }: StoredAnswers): Version => ({
  changedAt,
  words: answers.length === 1 ? '1 answer' : `${answers.length} answers`,
  text: '',
});

/** Answers to quizzes. The later round wins; on the quiz's page, the account gets what has become a person's. */
export const quizAnswers: DeviceKind<StoredAnswers> = {
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
  compare(stored, own) {
    if (!own) return 'added';
    if (JSON.stringify(stored.answers) === JSON.stringify(own.answers)) return 'same';
    return stored.changedAt > own.changedAt ? 'device' : 'account';
  },
  merge: (stored, own) => (own && own.changedAt >= stored.changedAt ? own : stored),
};
