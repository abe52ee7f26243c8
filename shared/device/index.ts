export type { Owner } from '@site/shared/platform';
/** What people make on a device, with an account or before they have one. Each remote bundles what it uses. */
export { answersCopy, casesCopy, draftCopy } from './account/copies.ts';
export { saveWithAccount } from './account/save-with-account.ts';
export { sendUnsent } from './account/send-unsent.ts';
export { joinInputs } from './join-inputs.ts';
export type { AnyKind, Place, Version } from './kind.ts';
export { kinds } from './kinds.ts';
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
export {
  attempts,
  type DeviceAttempts,
  type Draft,
  drafts,
  type KindName,
  type OwnInputs,
  ownCases,
  PLAN,
  plans,
  quizAnswers,
  type StoredAnswers,
} from './stores.ts';
export { workName } from './work-name.ts';
