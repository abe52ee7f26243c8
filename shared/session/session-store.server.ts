import { perRender, renderFacts } from '../rendering/index.ts';
import { createSessionStore } from './store.ts';

/** The session of the person whose page is rendered. */
export const sessionStore = perRender(() => createSessionStore(renderFacts().user));
