import { createEventBus } from '../contracts/index.ts';

/** What shell and remotes notify each other of. */
export const events = createEventBus();
