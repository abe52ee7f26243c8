const keyOf = (id: string) => `dsa-draft:${id}`;

/** The draft of a problem, or null. If storage is blocked, there is none. */
export function readDraft(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function writeDraft(id: string, code: string): void {
  try {
    localStorage.setItem(keyOf(id), code);
  } catch (error) {
    console.warn('The draft lasts only as long as this page.', error);
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch (error) {
    console.warn('The draft could not be removed.', error);
  }
}
