import { records } from '@site/shared/platform';
import type { Fields, SectionName } from './section-kind.ts';

/** What was typed but not saved, and what it was made from. */
export interface SectionDraft {
  base: Fields;
  typed: Fields;
}

const KIND = 'profile-draft';

/** A person's draft of a section, which this device keeps. */
export const sectionDraft = (person: string, section: SectionName) => ({
  read(): SectionDraft | null {
    const kept = records.read<Fields, Fields>(KIND, section, person);
    return kept?.base ? { base: kept.base, typed: kept.value } : null;
  },
  write: ({ base, typed }: SectionDraft) => records.write(KIND, section, person, typed, base),
  remove: () => records.remove(KIND, section, person),
});
