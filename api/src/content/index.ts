export { SIZE_MISSING } from './check-problems.ts';
export {
  alignProblems,
  decideRetirement,
  findRowsById,
  lockPractice,
  saveRows,
} from './content.repository.ts';
export type { ContentRow, ContentTable } from './content.ts';
export { ContentMistakes, type Mistake } from './content-files.ts';
export { noteRows, practiceRows, problemRow } from './content-rows.ts';
export { dsaCategories, mistakeInCategory, positionOfCategory } from './dsa-categories.ts';
export { fingerprint, listingHash, versionOf } from './fingerprint.ts';
export { describeLoad, type LoadReport, loadChangedContent, loadContent } from './load-content.ts';
export { findTakenIds, idFrom, takeId, takeRoadmapId } from './new-ids.ts';
export { originOf, type StoredRow } from './plan-load.ts';
export { practiceFiles } from './practice-files.ts';
export { checkedPractice, type Practice } from './read-practice.ts';
export { numberOf, renumbered, withNumber } from './sequence.ts';
export { findProblemContents, findRoadmapContents, storedCase } from './stored-practice.ts';
