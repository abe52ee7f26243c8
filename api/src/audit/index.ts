export {
  type AuditRecord,
  type Author,
  deleteOldEntries,
  findAuthors,
  findEntries,
  recordChange,
  recordChanges,
} from './audit.repository.ts';
