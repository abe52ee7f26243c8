import type { DeviceStore } from '../store.ts';
import { attempts } from './attempts.ts';
import { drafts } from './drafts.ts';
import { ownCases } from './own-cases.ts';
import { plans } from './plans.ts';
import { quizAnswers } from './quiz-answers.ts';

/** All that a visitor makes on a device, in the order in which it's shown. */
export const stores = {
  drafts,
  attempts,
  ownCases,
  quizAnswers,
  plans,
} satisfies Record<string, Pick<DeviceStore<unknown>, 'read' | 'names' | 'onChange'>>;

export type KindName = keyof typeof stores;
