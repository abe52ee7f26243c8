export { closeOverdue } from './close-overdue.ts';
export { findRunning } from './mock-attempts.repository.ts';
export { mockAttemptsModule } from './mock-attempts.routes.ts';
export { findWeakTopics } from './weak-topics.ts';
