export { isAutomatic } from './additions.repository.ts';
export { findReviewedOn } from './reviews.repository.ts';
export { findCards, findDays } from './revision.repository.ts';
export { revisionModule } from './revision.routes.ts';
