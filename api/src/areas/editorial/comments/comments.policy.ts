import { DomainError, forbidden } from '../../../errors/domain-error.ts';
import type { CommentRow } from './comments.repository.ts';

/**
 * A comment belongs to its author, and nobody else changes it.
 * @throws DomainError 403.
 */
export function requireAuthor({ user_id }: Pick<CommentRow, 'user_id'>, personId: string): void {
  if (user_id !== personId) throw forbidden('You can only change your own comments.');
}

/**
 * Replies go one level deep.
 * @throws DomainError 400, on the field parentId.
 */
export function requireRepliable({ parent_id }: Pick<CommentRow, 'parent_id'>): void {
  if (parent_id === null) return;
  const message = "You can't reply to a reply. Reply to the comment above it.";
  throw new DomainError(400, 'reply-to-a-reply', message, { parentId: message });
}
