export type { Owner } from '@site/shared/platform';
/** What people make on a device, with an account or before they have one. Each remote bundles what it uses. */
export { answersCopy, casesCopy, draftCopy } from './account/copies.ts';
export { saveWithAccount } from './account/save-with-account.ts';
export { sendUnsent } from './account/send-unsent.ts';
export { joinInputs } from './join-inputs.ts';
export type { AnyKind, Place, Version } from './kind.ts';
export { kinds } from './kinds/index.ts';
export {
  decideLater,
  isUndecided,
  keyOf,
  type LeftThing,
  leftThings,
  onLeftThings,
} from './left-behind.ts';
export { LeftThingsNotice } from './left-things-notice.tsx';
export { mergePath } from './merge-path.ts';
export { readPlan } from './read-plan.ts';
export { createStore, type DeviceStore } from './store.ts';
export { attempts, type DeviceAttempts } from './stores/attempts.ts';
export { type Draft, drafts } from './stores/drafts.ts';
export type { KindName } from './stores/index.ts';
export { type OwnInputs, ownCases } from './stores/own-cases.ts';
export { PLAN, plans } from './stores/plans.ts';
export { quizAnswers, type StoredAnswers } from './stores/quiz-answers.ts';
export { workName } from './work-name.ts';
