import type { AnnouncementForm } from '@site/shared/contracts';
import { queryClient } from '@site/shared/platform';

/** The fields of the announcement form. */
export type Draft = AnnouncementForm;

export const emptyDraft: Draft = { title: '', body: '', link: null, publishAt: '' };

const KEY = 'announcement-draft';

/** Which announcement is written, and by whom. */
export interface DraftOf {
  adminId: string;
  /** null for a new one. */
  announcement: string | null;
}

const keyOf = ({ adminId, announcement }: DraftOf) => [KEY, adminId, announcement];

/**
 * What an administrator typed but hasn't published, kept as long as the page lasts: the session may end
 * earlier.
 */
export const draftOf = (which: DraftOf): Draft | undefined =>
  queryClient.getQueryData<Draft>(keyOf(which));

export function keepDraft(which: DraftOf, draft: Draft): void {
  queryClient.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keyOf(which), draft);
}

export const dropDraft = (which: DraftOf): void =>
  queryClient.removeQueries({ queryKey: keyOf(which), exact: true });
