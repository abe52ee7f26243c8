import { createEventBus } from '../contracts/index.ts';

/** What shell and remotes tell each other. */
export const events = createEventBus();
