export { SIZE_MISSING } from './check-problems.ts';
export {
  alignProblems,
  decideRetirement,
  findAllRows,
  findRowsById,
  lockPractice,
  saveRows,
} from './content.repository.ts';
export type { ContentRow, ContentTable, ItemTable } from './content.ts';
export type { Mistake } from './content-files.ts';
export {
  mockInterviewRow,
  mockTestRow,
  noteRows,
  practiceRows,
  problemRow,
  quizRow,
  unitTextRow,
} from './content-rows.ts';
export { filesInMemory } from './content-sources.ts';
export { dsaCategories, mistakeInCategory, positionOfCategory } from './dsa-categories.ts';
export { fingerprint, listingHash, versionOf } from './fingerprint.ts';
export { describeLoad, type LoadReport, loadChangedContent, loadContent } from './load-content.ts';
export { findTakenIds, idFrom, takeId, takeRoadmapId } from './new-ids.ts';
export { originOf, type StoredRow } from './plan-load.ts';
export { practiceFiles } from './practice-files.ts';
export { prepareBody } from './read-body.ts';
export { forLearners } from './read-exercises.ts';
export { unknownPartsOf } from './read-mock.ts';
export { checkedPractice, type Practice } from './read-practice.ts';
export { numberOf, renumbered, withNumber } from './sequence.ts';
export { findProblemContents, findRoadmapContents, storedCase } from './stored-practice.ts';
