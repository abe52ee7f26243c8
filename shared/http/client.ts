import { API_TIMEOUT_MS } from '../contracts/index.ts';
import { lazyClient } from './lazy-client.ts';

const expiryListeners = new Set<() => Promise<boolean>>();

const lazy = lazyClient(
  {
    timeout: API_TIMEOUT_MS,
    withCredentials: true,
    headers: {
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      'X-Requested-With': 'XMLHttpRequest',
    },
  },
  async (config) => {
    const { createClient } = await import(
      /* webpackChunkName: "http" */ './create-client.ts'
    ).catch(notLoaded);
    return createClient(config, async () => {
      const renewed = await Promise.all([...expiryListeners].map((listener) => listener()));
      return renewed.includes(true);
    });
  },
);

/** Pages show what a failed call says. */
function notLoaded(): never {
  throw new Error("We couldn't load this. Check your connection and try again.");
}

/**
 * The one HTTP client of shell and remotes. Every call sends the cookies, gives up after 10 s and is
 * never answered from the browser's cache. The custom header is what the API asks of calls that change
 * something (no other site can send it without the API's consent).
 *
 * A call that gets a 401 is repeated once, after one refresh that all waiting calls share.
 */
export const http = lazy.http;

/** Fetches what calls need, before the first one. */
export const loadHttp = lazy.load;

/** Sets the address of the API. The shell calls it once, before anything is rendered. */
export function configureHttp({ baseURL }: { baseURL: string }): void {
  http.defaults.baseURL = baseURL;
}

/**
 * Calls the listener whenever the session can't be renewed. It resolves to whether the person has logged in again
 * since: then the calls that were refused are repeated. Returns a function that removes it.
 */
export function onSessionExpired(listener: () => Promise<boolean>): () => void {
  expiryListeners.add(listener);
  return () => void expiryListeners.delete(listener);
}
