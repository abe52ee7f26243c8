import type {
  Comment,
  CommentPage,
  CommentReply,
  StoredComment,
} from '@site/shared/contracts/editorial';
import type { CommentChange, CommentEntry } from './comment-change.ts';

/**
 * The page once the API has confirmed a change.
 * @param stored the API's response to a post or an edit
 */
export function changedPage(
  page: CommentPage,
  change: CommentChange,
  stored: StoredComment | null,
): CommentPage {
  if (change.action === 'delete') return without(page, change.id);
  if (!stored) return page;
  if (change.action === 'edit') return { ...page, items: replaced(page.items, stored) };
  const { parentId } = change.comment;
  if (holds(page.items, stored.id)) return page;
  const items =
    parentId === null
      ? [{ ...stored, replies: [] }, ...page.items]
      : page.items.map((item) =>
          item.id === parentId ? { ...item, replies: [...item.replies, stored] } : item,
        );
  return { ...page, items, count: page.count + 1 };
}

export const holds = (items: Comment[], id: string): boolean =>
  items.some((item) => item.id === id || item.replies.some((reply) => reply.id === id));

const replaced = (items: Comment[], stored: StoredComment): Comment[] =>
  items.map((item) => ({
    ...(item.id === stored.id ? { ...item, ...stored } : item),
    replies: item.replies.map((reply) => (reply.id === stored.id ? stored : reply)),
  }));

/** A deleted comment with replies leaves a placeholder, which is removed with the last reply. */
function without(page: CommentPage, id: string): CommentPage {
  if (!holds(page.items, id)) return page;
  const items = page.items
    .map((item) => ({
      ...(item.id === id ? emptied(item) : item),
      replies: item.replies.filter((reply) => reply.id !== id),
    }))
    .filter(({ deleted, replies }) => !deleted || replies.length > 0);
  return { ...page, items, count: Math.max(0, page.count - 1) };
}

const emptied = (item: Comment): Comment => ({
  ...item,
  label: null,
  author: { name: '', avatarUrl: null },
  content: '',
  deleted: true,
  own: false,
});

/** A comment as it's shown before the API has responded. */
const expected = ({
  comment,
  author,
  at,
}: Extract<CommentChange, { action: 'post' }>): CommentReply => ({
  id: comment.id,
  label: null,
  author,
  content: comment.content,
  createdAt: at,
  editedAt: null,
  deleted: false,
  own: true,
});

/** The pending change of a comment, which the API hasn't confirmed yet. */
export interface Unconfirmed {
  entry: CommentEntry;
  state: 'sending' | 'waiting' | 'refused';
}

export interface ShownReply extends CommentReply {
  unconfirmed?: Unconfirmed;
}

export interface ShownComment extends ShownReply {
  replies: ShownReply[];
}

/** The comments with the person's changes that the API hasn't confirmed yet. */
export function shownComments(items: Comment[], entries: readonly CommentEntry[]): ShownComment[] {
  return entries.reduce<ShownComment[]>(withEntry, items);
}

function withEntry(items: ShownComment[], entry: CommentEntry): ShownComment[] {
  const { state, meta } = entry;
  const { change } = meta;
  const unconfirmed: Unconfirmed = { entry, state: state === 'new' ? 'sending' : state };
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

/** The number of comments and replies, including pending changes. */
export const countWith = (
  count: number,
  items: Comment[],
  entries: readonly CommentEntry[],
): number =>
  entries.reduce((sum, { meta: { change } }) => {
    if (change.action === 'post') return holds(items, change.comment.id) ? sum : sum + 1;
    return sum;
  }, count);
