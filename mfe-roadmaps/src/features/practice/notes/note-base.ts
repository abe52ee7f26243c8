import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The note a change was made from, as the person saw it. */
export interface NoteBase {
  text: string;
  /** If that was itself a change that waits: what it was made from (`baseVersions` of its ProgressMeta). */
  versions?: readonly string[];
}

/** NOTE_VERSION_LENGTH of the contract, which would bring the schema library with it. */
const VERSION_LENGTH = 16;

/** Most versions that the API takes. */
const MOST = 16;

/** Each of these may be what the API has: an earlier change may have arrived though its answer did not. */
export function baseVersionsOf({ text, versions = [] }: NoteBase): string[] {
  const [oldest = '', ...later] = [...new Set([...versions, versionOf(text)])];
  return [oldest, ...later.slice(1 - MOST)];
}

/**
 * The version of a note's text (see the contract of progress); '' for no note. Not by the browser's own
 * SHA-256, which is asynchronous, and missing if the page isn't encrypted.
 */
const versionOf = (notes: string): string =>
  notes === '' ? '' : bytesToHex(sha256(utf8ToBytes(notes))).slice(0, VERSION_LENGTH);
