import type { SeenNote } from '@site/shared/platform';

/**
 * Text of a note that was typed but not saved, with the note it was made from. It
 * outlives the dialog and a reload, is kept apart by person and problem, and ends with the tab. Where
 * storage is blocked or full it lasts as long as the page.
 */
export interface NoteDraft {
  text: string;
  seen: SeenNote;
}

const inMemory = new Map<string, NoteDraft>();

const keyOf = (personId: string, unitId: string) => `note-draft:${personId}:${unitId}`;

/** The unsaved text, or null where there is none. */
export function readDraft(personId: string, unitId: string): NoteDraft | null {
  const key = keyOf(personId, unitId);
  return inMemory.get(key) ?? stored(key);
}

/** Keeps the text, or forgets it with null. */
export function writeDraft(personId: string, unitId: string, draft: NoteDraft | null): void {
  const key = keyOf(personId, unitId);
  inMemory.delete(key);
  try {
    if (draft === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    if (draft !== null) inMemory.set(key, draft);
  }
}

function stored(key: string): NoteDraft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as NoteDraft | null;
    return typeof draft?.text === 'string' && draft.seen ? draft : null;
  } catch {
    return null;
  }
}
