import { sha256 } from './sha256.ts';

/** Tells one text of a note from another, for If-Match (see the contract progress). '' for no note. */
export const noteVersion = (notes: string): string =>
  notes === '' ? '' : sha256(notes).slice(0, LENGTH);

/** NOTE_VERSION_LENGTH of the contract, which would bring the schema library with it. */
const LENGTH = 16;
