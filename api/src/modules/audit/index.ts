export {
  type Author,
  type Change,
  findAuthors,
  findEntries,
  recordChange,
} from './audit.repository.ts';
