import type { AnyKind } from '../kind.ts';
import type { KindName } from '../stores/index.ts';
import { attemptKind } from './attempts.ts';
import { draftKind } from './drafts.ts';
import { ownCaseKind } from './own-cases.ts';
import { planKind } from './plans.ts';
import { quizKind } from './quiz-answers.ts';

/**
 * What is said and done with each kind of thing once a person has an account. To add one, copy a file beside this one and
 * its store, list both, and copy one of `api/src/areas/practice/merge/kinds`.
 */
export const kinds = {
  drafts: draftKind,
  attempts: attemptKind,
  ownCases: ownCaseKind,
  quizAnswers: quizKind,
  plans: planKind,
} satisfies Record<KindName, AnyKind>;
