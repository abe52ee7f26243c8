import { createHash } from 'node:crypto';
import type { Progress } from '@site/shared/contracts';

const LENGTH = 16;

/**
 * Tells one text of a note from another: the beginning of its SHA-256, which the database works out
 * likewise (see progress.repository). '' for no note.
 */
export const noteVersion = (notes: string): string =>
  notes === '' ? '' : createHash('sha256').update(notes).digest('hex').slice(0, LENGTH);

/** Progress as it is answered: with the version of the note, where there is one. */
export const withNoteVersion = (progress: Progress): Progress =>
  progress.notes === '' ? progress : { ...progress, notes_version: noteVersion(progress.notes) };
