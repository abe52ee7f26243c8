import { events, toast } from '@site/shared/platform';

/** What a visitor tried to do in a discussion. */
export type CommentIntent =
  | { action: 'post'; content: string; id?: string }
  | { action: 'reply' | 'report'; id: string };

/** The kind of discussions' intents, for `useWanted`. */
export const COMMENT_INTENT = 'comment';

const purposes: Record<CommentIntent['action'], string> = {
  post: 'post your comment',
  reply: 'reply to a comment',
  report: 'report a comment',
};

/** Opens the login dialog; `resume` is called once the person has signed in there. */
export function promptLogin(intent: CommentIntent, resume: () => void): void {
  const purpose = purposes[intent.action];
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', {
    reason: `Log in to ${purpose}.`,
    resume,
    wanted: { kind: COMMENT_INTENT, purpose, meta: intent },
  });
}
