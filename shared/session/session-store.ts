import { createSessionStore } from './store.ts';

/** The session of this page: one for the shell and all remotes. */
export const sessionStore = createSessionStore();
