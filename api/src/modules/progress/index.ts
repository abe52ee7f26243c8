export type { PersonProgress } from './find-progress.ts';
export { withNoteVersion } from './note-version.ts';
export { progressModule } from './progress.routes.ts';
export { createProgressReader } from './progress-reader.ts';
