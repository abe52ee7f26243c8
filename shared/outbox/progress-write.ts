import type { ProgressPatch } from '../contracts/index.ts';
import type { Write } from './write.ts';

/** What `about` of a change of progress says. */
export interface ProgressAbout {
  kind: 'progress';
  unitId: string;
  patch: ProgressPatch;
}

const refused = {
  completed: 'Login to update question status',
  bookmarked: 'Failed to update bookmark',
  notes: 'Failed to save note',
};

export interface ProgressChange {
  person: string;
  unitId: string;
  patch: ProgressPatch;
  /** The version of the note that is changed; '' where there was none. Left out, nothing is compared. */
  notesVersion?: string;
}

/** A change of a person's progress in one practice problem. Only status 200 is success. */
export function progressWrite({ person, unitId, patch, notesVersion }: ProgressChange): Write {
  const field = Object.keys(patch)[0] as keyof typeof refused;
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
    about: { kind: 'progress', unitId, patch } satisfies ProgressAbout,
    ...(field === 'notes' && { keep: true }),
    ...(notesVersion !== undefined && { headers: { 'If-Match': `"${notesVersion}"` } }),
  };
}
