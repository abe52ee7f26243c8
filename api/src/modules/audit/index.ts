export { type Author, type Change, recordChange } from './audit.repository.ts';
export { auditModule } from './audit.routes.ts';
