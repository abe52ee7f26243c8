import { type CommentSubject, queryKeys } from '@site/shared/contracts';
import { outbox, personKey, sessionStore, statusOf, useQueryClient } from '@site/shared/platform';
import { useMemo } from 'react';
import { type CommentChange, deliver, newCommentId } from './comment-change.ts';
import type { DiscussionActions } from './discussion-actions.ts';

const GONE = 404;

type Changes = Omit<DiscussionActions, 'now' | 'linked'>;

/** What a signed-in person does. Who that is, is asked when it is done: a login may have come before it. */
export function useDiscussionChanges(subject: CommentSubject) {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () =>
      client.invalidateQueries({ queryKey: queryKeys.comments(subject, personKey()) });
    const send = async (change: CommentChange) => {
      try {
        await deliver(subject, change);
      } catch (error) {
        if (statusOf(error) === GONE) void refresh();
        throw error;
      }
    };
    const changes: Changes = {
      subject,
      post: (text, id = newCommentId()) => send(posted(subject, { id, parentId: null, text })),
      reply: (parentId, text) => send(posted(subject, { id: newCommentId(), parentId, text })),
      edit: (id, content) => send({ action: 'edit', id, content }),
      remove: async (id) => {
        try {
          await send({ action: 'delete', id });
        } catch (error) {
          // Somebody else, or an earlier attempt, has done it.
          if (statusOf(error) !== GONE) throw error;
        }
      },
      resend: async ({ write, change }, text) => {
        await send(changed(change, text));
        (await outbox()).drop(write.id);
      },
      discard: ({ write }) => void outbox().then((box) => box.drop(write.id)),
    };
    return changes;
  }, [client, subject]);
}

interface Words {
  id: string;
  parentId: string | null;
  text: string;
}

function posted(subject: CommentSubject, { id, parentId, text }: Words): CommentChange {
  const { user } = sessionStore.getState();
  return {
    action: 'post',
    comment: { id, subject, parentId, content: text },
    author: { name: user?.name ?? '', avatarUrl: user?.avatarUrl ?? null },
    at: new Date().toISOString(),
  };
}

/** A refused comment is sent as a new one: what was refused has no place in the API. */
function changed(change: CommentChange, text: string): CommentChange {
  if (change.action === 'edit') return { ...change, content: text };
  if (change.action === 'delete') return change;
  const comment = { ...change.comment, id: newCommentId(), content: text };
  return { ...change, comment, at: new Date().toISOString() };
}
