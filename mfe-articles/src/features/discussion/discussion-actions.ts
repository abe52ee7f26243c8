import { newUuid, queryKeys } from '@site/shared/contracts/composition';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { outbox, personKey, statusOf, useQueryClient } from '@site/shared/platform';
import { createContext, useContext, useMemo } from 'react';
import {
  type CommentChange,
  type CommentEntry,
  changed,
  posted,
  sendChange,
} from './comment-change.ts';
import type { CommentIntent } from './comment-intent.ts';

/** The actions on a discussion's comments. All reject if the API refuses. */
export interface DiscussionActions {
  subject: CommentSubject;
  /** Stores a comment under the name of the person who is signed in at that time. */
  post(text: string, id?: string): Promise<void>;
  reply(parentId: string, text: string): Promise<void>;
  edit(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Resends a refused text, as edited. */
  resend(entry: CommentEntry, text: string): Promise<void>;
  /** Discards a change that waits or was refused. */
  discard(entry: CommentEntry): void;
  /** Milliseconds since 1970, updated every minute. */
  now: number;
  /** The comment that the address names. */
  linked: string | null;
  /** What the person tried to do here before they left the page to log in; null if nothing. */
  intent: CommentIntent | null;
}

const Context = createContext<DiscussionActions | null>(null);

export const DiscussionActionsProvider = Context.Provider;

export function useDiscussionActions(): DiscussionActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A comment stands outside of its DiscussionBody.');
  return actions;
}

const GONE = 404;

type Changes = Omit<DiscussionActions, 'now' | 'linked' | 'intent'>;

/** The actions of a signed-in person, who is looked up at the time of the action, since they may have just logged in. */
export function useDiscussionChanges(subject: CommentSubject) {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () =>
      client.invalidateQueries({ queryKey: queryKeys.comments(subject, personKey()) });
    const send = async (change: CommentChange) => {
      try {
        await sendChange(subject, change);
      } catch (error) {
        if (statusOf(error) === GONE) void refresh();
        throw error;
      }
    };
    const changes: Changes = {
      subject,
      post: (text, id = newUuid()) => send(posted(subject, { id, parentId: null, text })),
      reply: (parentId, text) => send(posted(subject, { id: newUuid(), parentId, text })),
      edit: (id, content) => send({ action: 'edit', id, content }),
      remove: async (id) => {
        try {
          await send({ action: 'delete', id });
        } catch (error) {
          // Someone else, or an earlier attempt, has deleted it.
          if (statusOf(error) !== GONE) throw error;
        }
      },
      resend: async ({ id, meta }, text) => {
        await send(changed(meta.change, text));
        await outbox.discard(id);
      },
      discard: ({ id }) => void outbox.discard(id),
    };
    return changes;
  }, [client, subject]);
}
