/**
 * Text of a note that was typed but not saved. It outlives the dialog and a reload, is kept apart by
 * person and problem, and ends with the tab.
 */
const keyOf = (personId: string, unitId: string) => `note-draft:${personId}:${unitId}`;

/** The unsaved text, or null where there is none or storage is blocked. */
export function readDraft(personId: string, unitId: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(personId, unitId));
  } catch {
    return null;
  }
}

/** Keeps the text, or forgets it with null. Returns whether it is kept. */
export function writeDraft(personId: string, unitId: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(keyOf(personId, unitId));
    else window.sessionStorage.setItem(keyOf(personId, unitId), text);
    return text !== null;
  } catch {
    return false;
  }
}
