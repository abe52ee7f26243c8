import { clearSession, readSession } from './items.ts';
import type { SessionState } from './store.ts';

/** Prompts for a login on this page. Resolves once the person has logged in or closed the prompt. */
type Prompt = () => Promise<void>;

let prompt: Prompt | null = null;
let prompting: Promise<boolean> | null = null;

/** Sets the prompt. Returns a function that removes it. */
export function onInterruption(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Whether a form holds words that aren't saved: it has the attribute `data-unsaved`. */
const holdsWords = () => document.querySelector('[data-unsaved]') !== null;

/** Whether a person would lose sight of what they're typing if this page went on without them. */
export const isInterruption = ({ user }: SessionState) =>
  user !== null && (prompting !== null || (prompt !== null && holdsWords()));

/**
 * The session has ended elsewhere while a person is typing. The page stays as it is, and theirs, until they have
 * logged in again or given up.
 * @returns whether they're logged in again
 */
export function interrupt(store: { getState(): SessionState }): Promise<boolean> {
  prompting ??= promptAgain(store).finally(() => {
    prompting = null;
  });
  return prompting;
}

async function promptAgain(store: { getState(): SessionState }): Promise<boolean> {
  const person = store.getState().user?.id;
  clearSession();
  await prompt?.();
  store.getState().recheck();
  return person !== undefined && readSession()?.user?.id === person;
}
