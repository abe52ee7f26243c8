export {
  type Author,
  type Change,
  findAuthors,
  findEntries,
  recordChange,
  recordChanges,
} from './audit.repository.ts';
