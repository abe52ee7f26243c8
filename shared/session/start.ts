import { onSessionExpired } from '../http/index.ts';
import { interrupt, isInterruption } from './interruption.ts';
import { readSession } from './items.ts';
import { sessionStore } from './session-store.ts';
import { afterSigningOut } from './sign-out-lock.ts';
import type { SessionState } from './store.ts';

/**
 * Starts the session: takes a session hint from the address, verifies the stored person with the API,
 * follows other tabs, and ends the session when the credentials expire; if a person is typing then, they're prompted
 * to log in again first. The shell calls it once, after `configureHttp` and before the router reads the address. Returns the function that stops it.
 */
export function startSession(store: { getState(): SessionState } = sessionStore): () => void {
  const hint = takeSessionHint();
  if (hint) store.getState().acceptHint(hint);
  if (store.getState().status === 'signed-in') void store.getState().verify();
  const recheck = () =>
    afterSigningOut(() => {
      if (!readSession() && isInterruption(store.getState())) void interrupt(store);
      else store.getState().recheck();
    });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    afterSigningOut(() => {
      store.getState().recheck();
      if (store.getState().status === 'signed-in') void store.getState().verify();
    });
  };
  window.addEventListener('storage', recheck);
  // A page in the back/forward cache gets no events from other tabs, and its session may have been ended elsewhere.
  window.addEventListener('pageshow', comeBack);
  const stopExpiry = onSessionExpired(async () => {
    if (isInterruption(store.getState())) return interrupt(store);
    store.getState().expire();
    return false;
  });
  return () => {
    window.removeEventListener('storage', recheck);
    window.removeEventListener('pageshow', comeBack);
    stopExpiry();
  };
}

const parameters = ['token', 'id', 'code'] as const;

/**
 * Takes the session hint out of the address (and out of the address bar): it says that a person has
 * signed in, and is verified with the API. Null if there is none.
 */
function takeSessionHint(): string | null {
  const url = new URL(window.location.href);
  const hint = parameters.map((name) => url.searchParams.get(name)).find(Boolean) ?? null;
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  for (const name of parameters) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  return hint;
}
