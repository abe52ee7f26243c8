import type { Fields, SectionName } from './section-kind.ts';

/** What was typed but not saved, and what it was made from. */
export interface SectionDraft {
  base: Fields;
  typed: Fields;
}

/**
 * Drafts survive a reload, a crash and the end of the session, are kept per person, and end with the tab. If
 * storage is blocked or full there are none, and the question on leaving is all that guards the text.
 */
export function sectionDraft(person: string, section: SectionName) {
  const key = `profile-draft:${person}:${section}`;
  return {
    read(): SectionDraft | null {
      try {
        const draft = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
        return draft?.base && draft.typed ? draft : null;
      } catch {
        return null;
      }
    },
    write(draft: SectionDraft): void {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // See above.
      }
    },
    remove(): void {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
