export {
  type AuditRecord,
  type Author,
  findAuthors,
  findEntries,
  recordChange,
  recordChanges,
} from './audit.repository.ts';
