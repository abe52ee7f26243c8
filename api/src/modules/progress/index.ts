export { findProgress, type PersonProgress } from './find-progress.ts';
export { progressModule } from './progress.routes.ts';
