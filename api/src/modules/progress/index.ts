export { findProgress, type PersonProgress } from './find-progress.ts';
