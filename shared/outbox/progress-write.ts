import type { NoteConflict, ProgressPatch } from '../contracts/index.ts';
import type { Refusal, Write } from './write.ts';

/** The note a change was made from, as the person saw it. */
export interface SeenNote {
  text: string;
  /** Its `notes_version` at the API: '' where there was none, null where it is not known: then nothing is compared. */
  version: string | null;
}

/** What `about` of a change of progress says. */
export interface ProgressAbout {
  kind: 'progress';
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: what it was made from. */
  seen?: SeenNote;
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
  const version = seen?.version ?? null;
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
    about: { kind: 'progress', unitId, patch, ...(seen && { seen }) } satisfies ProgressAbout,
    ...(field === 'notes' && { keep: true }),
    ...(version !== null && { headers: { 'If-Match': `"${version}"` } }),
  };
}

const CHANGED = 412;

/**
 * The same change of a note, made from what the note says by now, where that is what the person saw:
 * then the change elsewhere was an own one, whose answer was lost on the way. Null where it was another.
 */
export function reviseProgress(write: Write, { status, problem }: Refusal): Write | null {
  const about = write.about as ProgressAbout | undefined;
  if (about?.kind !== 'progress' || status !== CHANGED || !problem) return null;
  const { notes, notes_version: version = '' } = (problem as NoteConflict).current;
  if (notes !== about.seen?.text) return null;
  const again = progressWrite({ ...about, person: write.person, seen: { text: notes, version } });
  return { ...again, page: write.page };
}
