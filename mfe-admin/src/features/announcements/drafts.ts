import type { AnnouncementForm } from '@site/shared/contracts';
import { records } from '@site/shared/platform';

/** The fields of the announcement form. */
export type Draft = AnnouncementForm;

export const emptyDraft: Draft = { title: '', body: '', link: null, publishAt: '' };

/** Identifies a draft: which announcement, and whose. */
export interface DraftOf {
  adminId: string;
  /** null for a new one. */
  announcement: string | null;
}

const KIND = 'announcement-draft';
const keyOf = ({ announcement }: DraftOf) => announcement ?? 'new';

/** What an administrator typed but hasn't published. */
export const draftOf = (which: DraftOf): Draft | undefined =>
  records.read<Draft>(KIND, keyOf(which), which.adminId)?.value;

export const saveDraft = (which: DraftOf, draft: Draft): void =>
  records.write(KIND, keyOf(which), which.adminId, draft);

export const dropDraft = (which: DraftOf): void =>
  records.remove(KIND, keyOf(which), which.adminId);
