export { findDays } from './revision.repository.ts';
export { revisionModule } from './revision.routes.ts';
