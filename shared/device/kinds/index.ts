import type { AnyKind } from '../kind.ts';
import { attempts } from './attempts.ts';
import { drafts } from './drafts.ts';
import { ownCases } from './own-cases.ts';
import { plans } from './plans.ts';
import { queries } from './queries.ts';
import { quizAnswers } from './quiz-answers.ts';
import { taskWork } from './task-work.ts';

/**
 * Every kind of thing that a visitor makes on a device, in the order in which they're shown. To add one, copy a file
 * beside this one and list it, and copy one of `api/src/modules/merge/kinds`.
 */
export const kinds = {
  drafts,
  queries,
  taskWork,
  attempts,
  ownCases,
  quizAnswers,
  plans,
} satisfies Record<string, AnyKind>;

export type KindName = keyof typeof kinds;
