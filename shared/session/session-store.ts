import { createSessionStore, type SessionState } from './store.ts';

/** The session of this page: one for the shell and all remotes. */
export const sessionStore: import('zustand').StoreApi<SessionState> = Object.freeze(
  createSessionStore(),
);
