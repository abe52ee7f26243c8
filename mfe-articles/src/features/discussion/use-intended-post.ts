import type { CommentSubject } from '@site/shared/contracts';
import { messageOf, personKey, toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { putBackDraft, takeOutDraft } from './comment-draft.ts';
import type { CommentIntent } from './comment-intent.ts';
import type { DiscussionActions } from './discussion-actions.ts';

/** Posts the comment of someone who left the page to log in. */
export function useIntendedPost(
  intent: CommentIntent | null,
  subject: CommentSubject,
  post: DiscussionActions['post'],
): void {
  const carryOut = useEffectEvent(async (content: string, id?: string) => {
    const slot = `${personKey()} ${subject}`;
    takeOutDraft(slot, content);
    try {
      await post(content.trim(), id);
    } catch (error) {
      putBackDraft(slot, content);
      toast.error(messageOf(error, "We couldn't post your comment"));
    }
  });
  useEffect(() => {
    if (intent?.action === 'post') void carryOut(intent.content, intent.id);
  }, [intent]);
}
