import type { QuizAnswer } from '@site/shared/contracts';
import { createStore } from '../store.ts';

/** A person's answers in the quiz of a unit, stored by the unit's id. */
export interface StoredAnswers {
  answers: QuizAnswer[];
  /** When the last answer was given. */
  changedAt: string;
  /** Of the quiz's page, so that a list can name it. */
  title: string;
  path: string;
}

/** Answers to quizzes. */
export const quizAnswers = createStore<StoredAnswers>('quiz-answers', (stored) => {
  const { answers, changedAt, title, path } = { ...(stored as Partial<StoredAnswers>) };
  if (!Array.isArray(answers) || typeof changedAt !== 'string') return null;
  return { answers, changedAt, title: title || 'Quiz', path: path || '/roadmaps' };
});
