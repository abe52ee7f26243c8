export type { PersonProgress } from './find-progress.ts';
export { progressModule } from './progress.routes.ts';
export { createProgressReader } from './progress-reader.ts';
