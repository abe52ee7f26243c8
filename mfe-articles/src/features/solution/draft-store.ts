const keyOf = (id: string) => `dsa-draft:${id}`;
/** Beside the code, which is all that was kept at first. */
const aboutKeyOf = (id: string) => `dsa-draft-about:${id}`;

/** A person's own program for a problem, as it's kept on the device. */
export interface StoredDraft {
  /** Null if it's the starter. */
  code: string | null;
  /** When it was changed last; '' if nobody knows. */
  changedAt: string;
  /** Whose it is; null if nobody was signed in. */
  person: string | null;
}

const none: StoredDraft = { code: null, changedAt: '', person: null };

/** The draft that is here for a person, or for nobody in particular. If storage is blocked, there is none. */
export function readDraft(id: string, person: string | null): StoredDraft {
  try {
    const code = localStorage.getItem(keyOf(id));
    const about = JSON.parse(localStorage.getItem(aboutKeyOf(id)) ?? '{}') as Partial<StoredDraft>;
    const draft = { ...none, ...about, code };
    return draft.person === null || draft.person === person ? draft : none;
  } catch {
    return none;
  }
}

const listeners = new Set<(id: string) => void>();

/** Tells of drafts that were changed in this page. */
export function onDraftChange(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function writeDraft(id: string, { code, ...about }: StoredDraft): void {
  try {
    if (code === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), code);
    localStorage.setItem(aboutKeyOf(id), JSON.stringify(about));
  } catch (error) {
    console.warn('The draft lasts only as long as this page.', error);
  }
  for (const listener of listeners) listener(id);
}
