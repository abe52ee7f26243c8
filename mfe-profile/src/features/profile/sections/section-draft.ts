import { records } from '@site/shared/platform';
import type { Fields, SectionName } from './section-kind.ts';

/** What was typed but not saved, and the values it's based on. */
interface SectionDraft {
  base: Fields;
  typed: Fields;
}

const KIND = 'profile-draft';

/** A person's draft of a section, stored on this device. */
export const sectionDraft = (person: string, section: SectionName) => ({
  read(): SectionDraft | null {
    const record = records.read<Fields, Fields>(KIND, section, person);
    return record?.base ? { base: record.base, typed: record.value } : null;
  },
  write: ({ base, typed }: SectionDraft) => records.write(KIND, section, person, typed, base),
  remove: () => records.remove(KIND, section, person),
});
