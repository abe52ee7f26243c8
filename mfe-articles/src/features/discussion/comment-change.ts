import type { CommentReply, CommentSubject, NewComment } from '@site/shared/contracts';
import { type KeptWrite, outbox, personKey, toast, type Write } from '@site/shared/platform';

/** What a person does in a discussion, as it waits on the device. */
export type CommentChange =
  | { action: 'post'; comment: NewComment; author: CommentReply['author']; at: string }
  | { action: 'edit'; id: string; content: string }
  | { action: 'delete'; id: string };

interface CommentAbout {
  kind: 'comment';
  subject: CommentSubject;
  change: CommentChange;
}

/** What a kept write changes in this discussion; null where it is about something else. */
export function changeIn(about: unknown, subject: CommentSubject): CommentChange | null {
  const { kind, subject: discussed, change } = (about ?? {}) as Partial<CommentAbout>;
  return kind === 'comment' && discussed === subject && change ? change : null;
}

/** A change of this discussion that is not confirmed yet. */
export interface KeptChange {
  write: KeptWrite;
  change: CommentChange;
}

export const keptChanges = (writes: readonly KeptWrite[], subject: CommentSubject): KeptChange[] =>
  writes.flatMap((write) => {
    const change = changeIn(write.about, subject);
    return change ? [{ write, change }] : [];
  });

/** Sends a change, or lets it wait for the network. Rejects where the API refuses it. */
export async function deliver(
  subject: CommentSubject,
  change: CommentChange,
): Promise<'sent' | 'waiting'> {
  const box = await outbox();
  const about: CommentAbout = { kind: 'comment', subject, change };
  const delivery = await box.deliver({
    person: personKey(),
    lane: `comments ${subject}`,
    page: window.location.pathname,
    about,
    ...requestFor(change),
  });
  // Says how long it lasts: where storage is blocked, only as long as the page.
  if (delivery.status === 'waiting') toast(delivery.message, { id: 'comment-waits' });
  return delivery.status;
}

type Request = Pick<Write, 'method' | 'url' | 'refused'> & Partial<Write>;

function requestFor(change: CommentChange): Request {
  if (change.action === 'post') {
    const refused = 'Your comment could not be posted';
    return { method: 'post', url: '/v1/comments', body: change.comment, refused, keep: true };
  }
  const url = `/v1/comments/${change.id}`;
  if (change.action === 'delete') {
    return { method: 'delete', url, refused: 'Your comment could not be deleted' };
  }
  return {
    method: 'patch',
    url,
    body: { content: change.content },
    replaces: `edit ${change.id}`,
    refused: 'Your comment could not be changed',
    keep: true,
  };
}

/** An id that nobody else makes; also where the page is not encrypted and randomUUID is missing. */
export function newCommentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
