import type { CommentSubject } from '@site/shared/contracts';
import { createContext, useContext } from 'react';
import type { KeptChange } from './comment-change.ts';

/** What can be done with the comments of a discussion. All reject where the API refuses. */
export interface DiscussionActions {
  subject: CommentSubject;
  /** Stores a comment under the name of whoever is signed in by then. */
  post(text: string, id?: string): Promise<void>;
  reply(parentId: string, text: string): Promise<void>;
  edit(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Sends words that waited and were refused once more, changed, in place of the refused ones. */
  resend(kept: KeptChange, text: string): Promise<void>;
  /** Forgets a change that waits or was refused. */
  discard(kept: KeptChange): void;
  /** Milliseconds since 1970, anew each minute. */
  now: number;
  /** The comment that the address names. */
  linked: string | null;
}

const Context = createContext<DiscussionActions | null>(null);

export const DiscussionActionsProvider = Context.Provider;

export function useDiscussionActions(): DiscussionActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A comment stands outside of its DiscussionBody.');
  return actions;
}
