export { findManagedProblems, saveDrafts } from './admin-problems.repository.ts';
export { adminProblemsModule } from './admin-problems.routes.ts';
export { contentOf, formOf, isProved, type ManagedProblem } from './managed-problem.ts';
export { publishProblems } from './publish-problems.ts';
