export { findAttempted } from './attempts.repository.ts';
export { attemptsModule } from './attempts.routes.ts';
