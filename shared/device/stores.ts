import type { Attempt, QuizAnswer } from '@site/shared/contracts/practice';
import type { Place } from './kind.ts';
import { createStore, type DeviceStore } from './store.ts';

/** What someone writes for an exercise in one language: a program, or the query of an SQL task. */
export interface Draft extends Place {
  /** Null if it's the starter. */
  code: string | null;
  /** When it was changed last. */
  changedAt: string;
}

/** What is in the editor, stored by `workName`. */
export const drafts = createStore<Draft>('draft', (stored) => {
  const { code, changedAt, title, path } = { ...(stored as Partial<Draft>) };
  if (code === undefined || typeof changedAt !== 'string' || !title || !path) return null;
  return { code, changedAt, title, path };
});

/** What a person has submitted for an exercise. */
export interface DeviceAttempts extends Place {
  /** The newest first. */
  attempts: Attempt[];
}

const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.id === 'string' &&
  typeof value.code === 'string' &&
  typeof value.submittedAt === 'string';

/** What was submitted, in whatever language, stored by the unit's id. */
export const attempts = createStore<DeviceAttempts>('attempts', (stored) => {
  const { attempts: all, title, path } = { ...(stored as Partial<DeviceAttempts>) };
  const found = Array.isArray(all) ? all.filter(isAttempt) : [];
  return found.length > 0 && title && path ? { attempts: found, title, path } : null;
});

/** Inputs that a person has added to an exercise in one language. */
export interface OwnInputs extends Place {
  inputs: string[];
  /** When one was added or removed last; '' of those that were merged, which join the account's. */
  changedAt: string;
}

/** A person's own inputs, stored by `workName`. */
export const ownCases = createStore<OwnInputs>('own-cases', (stored) => {
  const { inputs, changedAt, title, path } = { ...(stored as Partial<OwnInputs>) };
  if (!Array.isArray(inputs) || typeof changedAt !== 'string' || !title || !path) return null;
  return { inputs, changedAt, title, path };
});

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

/** What was stored as a visitor's plan. `readPlan` checks it: who only counts needs no schema. */
interface StoredPlan {
  settings: unknown;
  changedAt: string;
}

/** The one name that there is: a visitor has one plan. */
export const PLAN = 'settings';

/** A visitor's plan. A person's is with the account alone. */
export const plans = createStore<StoredPlan>('plan', (stored) => {
  const { settings, changedAt = '' } = { ...(stored as Partial<StoredPlan>) };
  return settings ? { settings, changedAt } : null;
});

/** All that a visitor makes on a device, in the order in which it's shown. */
export const stores = {
  drafts,
  attempts,
  ownCases,
  quizAnswers,
  plans,
} satisfies Record<string, Pick<DeviceStore<unknown>, 'read' | 'names' | 'onChange'>>;

export type KindName = keyof typeof stores;
