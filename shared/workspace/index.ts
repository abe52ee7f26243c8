/** Where people write programs: editors, runners, verdicts, own cases, attempts. Each remote bundles what it uses. */
export { ExamWorkspace } from './exam/exam-workspace.tsx';
export { judgeProgram } from './exam/judge-program.ts';
export { useControlledDraft } from './exam/use-controlled-draft.ts';
export { languageNames } from './language/solvable.ts';
export { useListingLanguage } from './language/use-language.ts';
export { OurSolution } from './our-solution.tsx';
export { isProblemMissing, problemQuery } from './problem.queries.ts';
export { keepSitePython } from './python/python.ts';
export { checkOnSite } from './running/check-listing.ts';
export { Solution } from './solution.tsx';
export { Statement } from './statement.tsx';
export { TaskWorkspace } from './task-workspace.tsx';
export { Workspace } from './workspace.tsx';
