import type { NoteBase } from '@site/shared/platform';

/**
 * Text of a note that was typed but not saved, with the note it was based on. It survives closing the
 * dialog and reloading the page, is kept per person and problem, and ends with the tab. If storage is
 * blocked or full, it lasts as long as the page.
 */
export interface NoteDraft {
  text: string;
  base: NoteBase;
}

const inMemory = new Map<string, NoteDraft>();

const keyOf = (personId: string, unitId: string) => `note-draft:${personId}:${unitId}`;

/** The unsaved text, or null if there is none. */
export function readDraft(personId: string, unitId: string): NoteDraft | null {
  const key = keyOf(personId, unitId);
  return inMemory.get(key) ?? stored(key);
}

/** Keeps the text; null removes it. */
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
    return typeof draft?.text === 'string' && draft.base ? draft : null;
  } catch {
    return null;
  }
}
