export { findArticlePaths } from './article-paths.ts';
export { dsaProblemsModule } from './dsa-problems.routes.ts';
export { createDsaProblems, type DsaProblems } from './dsa-problems.service.ts';
