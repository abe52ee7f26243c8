import type { CommentSubject } from '@site/shared/contracts';
import { messageOf, personKey, toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { putBackDraft, takeOutDraft } from './comment-draft.ts';
import type { CommentWish } from './comment-wish.ts';
import type { DiscussionActions } from './discussion-actions.ts';

/** Posts the comment that somebody wanted to post before they left the page to log in. */
export function useWishedPost(
  wish: CommentWish | null,
  subject: CommentSubject,
  post: DiscussionActions['post'],
): void {
  const carryOut = useEffectEvent(async (content: string, id?: string) => {
    const place = `${personKey()} ${subject}`;
    takeOutDraft(place, content);
    try {
      await post(content.trim(), id);
    } catch (error) {
      putBackDraft(place, content);
      toast.error(messageOf(error, "We couldn't post your comment"));
    }
  });
  useEffect(() => {
    if (wish?.action === 'post') void carryOut(wish.content, wish.id);
  }, [wish]);
}
