import { queryClient } from '@site/shared/platform';

const KEY = 'moderation-draft';

/** What a moderator typed but hasn't sent. It lasts as long as the page, even if the session ends earlier. */
export const draftOf = (name: string): string =>
  queryClient.getQueryData<string>([KEY, name]) ?? '';

export function saveDraft(name: string, text: string): void {
  queryClient.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData([KEY, name], text);
}
