import { mutationOf } from '@site/shared/api';
import { newUuid } from '@site/shared/contracts/composition';
import type { CommentReply, NewComment } from '@site/shared/contracts/editorial';
import type { CommentSubject } from '@site/shared/contracts/practice';
import {
  type Mutation,
  type OutboxEntry,
  outbox,
  personKey,
  sessionStore,
} from '@site/shared/platform';

/** A person's change in a discussion, as the outbox stores it. */
export type CommentChange =
  | { action: 'post'; comment: NewComment; author: CommentReply['author']; at: string }
  | { action: 'edit'; id: string; content: string }
  | { action: 'delete'; id: string };

/** `meta` of mutations of the kind 'comment'. */
export interface CommentMeta {
  subject: CommentSubject;
  change: CommentChange;
}

/** A change that isn't confirmed yet. */
export type CommentEntry = OutboxEntry<CommentMeta>;

/** Sends a change, or lets it wait for the network. Rejects if the API refuses it. */
export const sendChange = (subject: CommentSubject, change: CommentChange) =>
  outbox.enqueue({
    person: personKey(),
    kind: 'comment',
    queueKey: `comments ${subject}`,
    page: window.location.pathname,
    meta: { subject, change } satisfies CommentMeta,
    ...requestFor(change),
  });

type Request = Pick<Mutation, 'method' | 'url' | 'failureMessage'> & Partial<Mutation>;

function requestFor(change: CommentChange): Request {
  if (change.action === 'post') {
    return {
      ...mutationOf('POST /v1/comments', { body: change.comment }),
      failureMessage: "We couldn't post your comment",
      keepRefused: true,
    };
  }
  const params = { id: change.id };
  if (change.action === 'delete') {
    return {
      ...mutationOf('DELETE /v1/comments/{id}', { params }),
      failureMessage: "We couldn't delete your comment",
    };
  }
  return {
    ...mutationOf('PATCH /v1/comments/{id}', { params, body: { content: change.content } }),
    collapseKey: `edit ${change.id}`,
    failureMessage: "We couldn't save your edit",
    keepRefused: true,
  };
}

interface Words {
  id: string;
  parentId: string | null;
  text: string;
}

/** What a signed-in person writes, as a change. */
export function posted(subject: CommentSubject, { id, parentId, text }: Words): CommentChange {
  const { user } = sessionStore.getState();
  return {
    action: 'post',
    comment: { id, subject, parentId, content: text },
    author: { name: user?.name ?? '', avatarUrl: user?.avatarUrl ?? null },
    at: new Date().toISOString(),
  };
}

/** A refused comment is sent as a new one: the API has none to change. */
export function changed(change: CommentChange, text: string): CommentChange {
  if (change.action === 'edit') return { ...change, content: text };
  if (change.action === 'delete') return change;
  const comment = { ...change.comment, id: newUuid(), content: text };
  return { ...change, comment, at: new Date().toISOString() };
}
