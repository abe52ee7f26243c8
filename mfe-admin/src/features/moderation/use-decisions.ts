import type { CommentDecision, ModeratedComment } from '@site/shared/contracts/editorial';
import { messageOf, statusOf, toast, useMutation } from '@site/shared/platform';
import { useState } from 'react';
import { refreshModeration, sendDecision } from './moderation.queries.ts';

export type Action = CommentDecision['action'];

/** Decisions that take no text. */
export type PlainAction = Exclude<Action, 'warn' | 'note'>;

const done: Record<PlainAction, string> = {
  hide: 'Hidden from readers',
  restore: 'Readers see the comment again.',
  dismiss: 'Reports dismissed',
  undo: 'The comment is as it was before.',
};

/** The last decision, while it can be undone. */
export interface Undoable {
  comment: ModeratedComment;
  words: string;
}

/**
 * Carries out decisions, remembers the last one for Undo, and refetches what has changed.
 * @param onDone called first, with the comment as it was before it was decided, by us or by a colleague
 */
export function useDecisions(onDone: (comment: ModeratedComment, action: PlainAction) => void) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ comment, action }: { comment: ModeratedComment; action: PlainAction }) =>
      sendDecision(comment.id, { action, seen: comment.lastDecision }),
    onSuccess: (after, { comment, action }) => {
      const words = done[action];
      const canUndo = action === 'hide' || action === 'dismiss';
      setUndoable(canUndo ? { comment: after, words } : null);
      if (!canUndo) toast.success(words);
      onDone(comment, action);
    },
    onError: (error, { comment, action }) => {
      toast.error(messageOf(error, "We couldn't change the comment. Please try again."));
      if (isHandled(error)) onDone(comment, action);
    },
    onSettled: () => void refreshModeration(),
  });
  return {
    decide: (comment: ModeratedComment, action: PlainAction) => mutate({ comment, action }),
    /** The id of the comment whose decision is being sent. */
    deciding: isPending ? variables.comment.id : null,
    undoable,
  };
}

/** A colleague was quicker, or the comment is gone. */
const isHandled = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);
