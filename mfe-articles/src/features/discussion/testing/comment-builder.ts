import type { Comment, CommentPage, CommentReply } from '@site/shared/contracts/editorial';

let built = 0;

/** Someone else's comment without replies. */
export function buildComment(facts: Partial<Comment> = {}): Comment {
  built += 1;
  return { ...buildReply(), replies: [], ...facts };
}

export function buildReply(facts: Partial<CommentReply> = {}): CommentReply {
  built += 1;
  return {
    id: `00000000-0000-4000-8000-${String(built).padStart(12, '0')}`,
    label: null,
    author: { name: 'Ravi Menon', avatarUrl: null },
    content: `Comment ${built}`,
    createdAt: '2026-10-03T09:30:00.000Z',
    editedAt: null,
    deleted: false,
    own: false,
    ...facts,
  };
}

export const buildCommentPage = (
  items: Comment[],
  facts: Partial<CommentPage> = {},
): CommentPage => ({
  items,
  count: items.reduce((sum, { replies }) => sum + 1 + replies.length, 0),
  next: null,
  ...facts,
});
