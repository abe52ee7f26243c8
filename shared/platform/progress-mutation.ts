import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ProgressPatch } from '../contracts/practice/index.ts';
import type { Mutation } from '../sync/index.ts';

/** The note a change was made from, as the person saw it. */
export interface NoteBase {
  text: string;
  /** If that was itself a change that waits: what it was made from (`baseVersions` of its ProgressMeta). */
  versions?: readonly string[];
}

/** `meta` of mutations of the kind 'progress'. */
export interface ProgressMeta {
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: the versions it was made from. */
  baseVersions?: readonly string[];
}

export interface ProgressChange {
  person: string;
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: what it was made from, so that a change made elsewhere is not overwritten. */
  base?: NoteBase;
}

const failureMessages = {
  completed: 'Login to update question status',
  bookmarked: 'Failed to update bookmark',
  notes: 'Failed to save note',
};

/** A change of a person's progress in one practice problem. Only status 200 is success. */
export function progressMutation(change: ProgressChange): Mutation<ProgressMeta> {
  const { person, unitId, patch, base } = change;
  const [field] = Object.keys(patch) as [keyof typeof failureMessages];
  const baseVersions = base && baseVersionsOf(base);
  return {
    person,
    kind: 'progress',
    queueKey: `unit ${unitId}`,
    collapseKey: field,
    method: 'patch',
    url: `/v1/users/${person}/learning-units/${unitId}`,
    body: patch,
    success: 200,
    failureMessage: failureMessages[field],
    page: window.location.pathname,
    meta: { unitId, patch, ...(baseVersions && { baseVersions }) },
    ...(field === 'notes' && { keepRefused: true }),
    ...('completed' in patch && { headers: { 'X-Time-Zone': timeZone() } }),
    ...(baseVersions && {
      headers: { 'If-Match': baseVersions.map((version) => `"${version}"`).join(', ') },
    }),
  };
}

/** The server puts what is completed on the revision schedule, which counts the days of this device. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Most versions that the API takes. */
const MOST = 16;

/** Each of these may be what the API has: an earlier change may have arrived though its answer did not. */
function baseVersionsOf({ text, versions = [] }: NoteBase): string[] {
  const [oldest = '', ...later] = [...new Set([...versions, versionOf(text)])];
  return [oldest, ...later.slice(1 - MOST)];
}

/** NOTE_VERSION_LENGTH of the contract, which would bring the schema library with it. */
const VERSION_LENGTH = 16;

/**
 * The version of a note's text (see the contract progress); '' for no note. Not by the browser's own
 * SHA-256, which is asynchronous, and missing if the page is not encrypted.
 */
const versionOf = (notes: string): string =>
  notes === '' ? '' : bytesToHex(sha256(utf8ToBytes(notes))).slice(0, VERSION_LENGTH);
