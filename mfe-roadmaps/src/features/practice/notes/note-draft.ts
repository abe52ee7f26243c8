/**
 * Text of a note that was typed but not saved. It outlives the dialog and a reload, is kept apart by
 * person and problem, and ends with the tab. Where storage is blocked or full it lasts as long as the page.
 */
const inMemory = new Map<string, string>();

const keyOf = (personId: string, unitId: string) => `note-draft:${personId}:${unitId}`;

/** The unsaved text, or null where there is none. */
export function readDraft(personId: string, unitId: string): string | null {
  const key = keyOf(personId, unitId);
  return inMemory.get(key) ?? stored(key);
}

/** Keeps the text, or forgets it with null. */
export function writeDraft(personId: string, unitId: string, text: string | null): void {
  const key = keyOf(personId, unitId);
  inMemory.delete(key);
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) inMemory.set(key, text);
  }
}

function stored(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
