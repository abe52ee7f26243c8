import type { Comment, StoredComment } from '@site/shared/contracts';
import type { CommentRow } from './comments.repository.ts';

/** The name shown for a person whose account is gone. */
export const FORMER = 'Former member';

const nobody = { name: '', avatarUrl: null };

/** A comment as one person gets it: only their own is marked as theirs, and a deleted one says nothing. */
export function toDto(personId: string | null, row: CommentRow): StoredComment {
  const { id, label, content, deleted } = row;
  return {
    id,
    label: deleted ? null : label,
    author: deleted || label ? nobody : { name: row.author ?? FORMER, avatarUrl: row.avatar_url },
    content: deleted ? '' : content,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deleted,
    own: !deleted && personId !== null && row.user_id === personId,
  };
}

/** Comments with the replies to them. */
export function threadsOf(
  personId: string | null,
  rows: CommentRow[],
  replies: CommentRow[],
): Comment[] {
  return rows.map((row) => ({
    ...toDto(personId, row),
    replies: replies
      .filter(({ parent_id }) => parent_id === row.id)
      .map((reply) => toDto(personId, reply)),
  }));
}
