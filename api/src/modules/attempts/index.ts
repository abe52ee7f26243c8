export {
  countAttempts,
  deleteAttempts,
  findAttempted,
  findAttemptTimes,
  findKnownProblems,
  insertAttempts,
  keepNewest,
  lockPerson,
  type TimedAttempt,
} from './attempts.repository.ts';
export { attemptsModule } from './attempts.routes.ts';
export { deleteDrafts, findDrafts, type PlacedDraft, saveDrafts } from './drafts.repository.ts';
export { likelyTime } from './likely-time.ts';
export { findOwnCases, type PlacedCases, saveOwnCases } from './own-cases.repository.ts';
export { placeKey, type WorkPlace } from './work-place.ts';
