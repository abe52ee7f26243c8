import type { Comment, CommentReply } from '@site/shared/contracts';
import { expected, holds } from './changed-page.ts';
import type { KeptChange } from './comment-change.ts';

/** What is under way with a comment: the change that the API has not confirmed yet. */
export interface Unconfirmed {
  kept: KeptChange;
  state: 'sending' | 'waiting' | 'refused';
}

export interface ShownReply extends CommentReply {
  unconfirmed?: Unconfirmed;
}

export interface ShownComment extends ShownReply {
  replies: ShownReply[];
}

/** The comments with what the person changed and the API has not confirmed yet. */
export function shownComments(items: Comment[], kept: readonly KeptChange[]): ShownComment[] {
  return kept.reduce<ShownComment[]>(withChange, items);
}

function withChange(items: ShownComment[], kept: KeptChange): ShownComment[] {
  const { change, write } = kept;
  const unconfirmed: Unconfirmed = {
    kept,
    state: write.state === 'new' ? 'sending' : write.state,
  };
  if (change.action !== 'post') {
    const marked = <T extends ShownReply>(item: T): T =>
      item.id !== change.id
        ? item
        : { ...item, unconfirmed, ...(change.action === 'edit' && { content: change.content }) };
    return items.map((item) => ({ ...marked(item), replies: item.replies.map(marked) }));
  }
  if (holds(items, change.comment.id)) return items;
  const posted: ShownReply = { ...expected(change), unconfirmed };
  const { parentId } = change.comment;
  if (parentId === null) return [{ ...posted, replies: [] }, ...items];
  return items.map((item) =>
    item.id === parentId ? { ...item, replies: [...item.replies, posted] } : item,
  );
}

/** How many comments and replies there are with what is under way. */
export const countWith = (count: number, items: Comment[], kept: readonly KeptChange[]): number =>
  kept.reduce((sum, { change }) => {
    if (change.action === 'post') return holds(items, change.comment.id) ? sum : sum + 1;
    return sum;
  }, count);
