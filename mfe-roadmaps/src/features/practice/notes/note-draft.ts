import { type NoteBase, records } from '@site/shared/platform';

/**
 * Text of a note that was typed but not saved, with the note it was based on. It's stored on the device, for each
 * person and problem.
 */
interface NoteDraft {
  text: string;
  base: NoteBase;
}

const KIND = 'note-draft';

/** The unsaved text, or null if there is none. */
export function readDraft(personId: string, unitId: string): NoteDraft | null {
  const record = records.read<string, NoteBase>(KIND, unitId, personId);
  return record?.base ? { text: record.value, base: record.base } : null;
}

/** Stores the text; null removes it. */
export function writeDraft(personId: string, unitId: string, draft: NoteDraft | null): void {
  if (draft) records.write(KIND, unitId, personId, draft.text, draft.base);
  else records.remove(KIND, unitId, personId);
}
