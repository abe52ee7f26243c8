import type { ProgressPatch } from '../contracts/index.ts';
import { noteVersion } from './note-version.ts';
import type { Write } from './write.ts';

/** The note a change was made from, as the person saw it. */
export interface SeenNote {
  text: string;
  /** Where that was itself a change that waits: what it was made from (`seen` of its ProgressAbout). */
  before?: readonly string[];
}

/** What `about` of a change of progress says. */
export interface ProgressAbout {
  kind: 'progress';
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: the versions it was made from. */
  seen?: readonly string[];
}

export interface ProgressChange {
  person: string;
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: what it was made from, so that a change made elsewhere is not overwritten. */
  seen?: SeenNote;
}

const refused = {
  completed: 'Login to update question status',
  bookmarked: 'Failed to update bookmark',
  notes: 'Failed to save note',
};

/** A change of a person's progress in one practice problem. Only status 200 is success. */
export function progressWrite({ person, unitId, patch, seen }: ProgressChange): Write {
  const [field] = Object.keys(patch) as [keyof typeof refused];
  const versions = seen && versionsOf(seen);
  return {
    person,
    lane: `unit ${unitId}`,
    replaces: field,
    method: 'patch',
    url: `/v1/users/${person}/learning-units/${unitId}`,
    body: patch,
    success: 200,
    refused: refused[field],
    page: window.location.pathname,
    about: { kind: 'progress', unitId, patch, seen: versions } satisfies ProgressAbout,
    ...(field === 'notes' && { keep: true }),
    ...(versions && {
      headers: { 'If-Match': versions.map((version) => `"${version}"`).join(', ') },
    }),
  };
}

/** Most versions that the API takes. */
const MOST = 16;

/** Each of these may be what the API has: an earlier change may have arrived though its answer did not. */
function versionsOf({ text, before = [] }: SeenNote): string[] {
  const [oldest = '', ...later] = [...new Set([...before, noteVersion(text)])];
  return [oldest, ...later.slice(1 - MOST)];
}
