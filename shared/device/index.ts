/** What people make on a device, with an account or before they have one. Each remote bundles what it uses. */
export { fetchDraft, type KeptDraft, keepDraft } from './account/draft.calls.ts';
export { keepWithAccount } from './account/keep-with-account.ts';
export { ownPath } from './account/own-path.ts';
export type { AnyKind, Place, Problems, Version } from './kind.ts';
export { attempts } from './kinds/attempts.ts';
export { type Draft, drafts } from './kinds/drafts.ts';
export { type KindName, kinds } from './kinds/index.ts';
export { joinInputs, type OwnInputs, ownCases } from './kinds/own-cases.ts';
export { PLAN, plans } from './kinds/plans.ts';
export { type Query, queries } from './kinds/queries.ts';
export { quizAnswers, type StoredAnswers } from './kinds/quiz-answers.ts';
export { type TaskWork, taskWork } from './kinds/task-work.ts';
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
export { problemName } from './problem-names.ts';
export type { DeviceStore } from './store.ts';
export { createTexts, type Owner } from './texts.ts';
