export { findManagedProblems, saveDraft } from './admin-problems.repository.ts';
export { adminProblemsModule } from './admin-problems.routes.ts';
export { contentOf, formOf, isProved, type ManagedProblem } from './managed-problem.ts';
export { publishProblem } from './publish-problem.ts';
