import { queryClient } from '@site/shared/platform';

const KEY = 'moderation-draft';

/** What a moderator typed but hasn't sent, kept as long as the page lasts: the session may end earlier. */
export const draftOf = (name: string): string =>
  queryClient.getQueryData<string>([KEY, name]) ?? '';

export function keepDraft(name: string, text: string): void {
  queryClient.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData([KEY, name], text);
}
