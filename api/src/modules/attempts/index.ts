export {
  countAttempts,
  deleteAttempts,
  findAttempt,
  findAttempted,
  findAttempts,
  insertAttempt,
  isProblem,
  keepNewest,
  lockPerson,
} from './attempts.repository.ts';
export { attemptsModule } from './attempts.routes.ts';
export { deleteDraft, findDraft, saveDraft } from './drafts.repository.ts';
export { likelyTime } from './likely-time.ts';
export { findOwnCases, saveOwnCases } from './own-cases.repository.ts';
