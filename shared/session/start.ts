import { onSessionExpired } from '../http/index.ts';
import { takeMarker } from './address.ts';
import { sessionStore } from './react.tsx';
import type { SessionState } from './store.ts';

/**
 * Brings the session to life: takes a marker from the address, lets the API prove whoever is stored,
 * follows the other tabs and ends with the credentials. The shell calls it once, after `configureHttp`
 * and before the router reads the address. Returns the function that stops it.
 */
export function startSession(store: { getState(): SessionState } = sessionStore): () => void {
  const marker = takeMarker();
  if (marker) store.getState().adopt(marker);
  if (store.getState().status === 'signed-in') void store.getState().prove();
  const recheck = () => store.getState().recheck();
  window.addEventListener('storage', recheck);
  const stopExpiry = onSessionExpired(() => store.getState().expire());
  return () => {
    window.removeEventListener('storage', recheck);
    stopExpiry();
  };
}
