import { clearSession, readSession } from './items.ts';
import type { SessionState } from './store.ts';

/** Asks to log in on this page. Resolves once the person has, or doesn't want to. */
type Ask = () => Promise<void>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Says how somebody is asked. Returns the function that takes it back. */
export function onInterruption(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether a form holds words that aren't saved: it has the attribute `data-unsaved`. */
const holdsWords = () => document.querySelector('[data-unsaved]') !== null;

/** Whether somebody would lose sight of what they're typing if this page went on without them. */
export const isInterruption = ({ user }: SessionState) =>
  user !== null && (asking !== null || (ask !== null && holdsWords()));

/**
 * The session has ended elsewhere while somebody is typing. The page stays as it is, and theirs, until they have
 * logged in again or given up.
 * @returns whether they're logged in again
 */
export function interrupt(store: { getState(): SessionState }): Promise<boolean> {
  asking ??= askAgain(store).finally(() => {
    asking = null;
  });
  return asking;
}

async function askAgain(store: { getState(): SessionState }): Promise<boolean> {
  const person = store.getState().user?.id;
  clearSession();
  await ask?.();
  store.getState().recheck();
  return person !== undefined && readSession()?.user?.id === person;
}
