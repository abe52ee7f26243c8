import type { AxiosInstance, CreateAxiosDefaults } from 'axios';
import { API_TIMEOUT_MS } from '../contracts/composition/index.ts';

const METHODS = ['request', 'get', 'post', 'put', 'patch', 'delete'] as const;

/** These are axios' own. The rest of axios isn't there before the first call. */
export type HttpClient = Readonly<Pick<AxiosInstance, (typeof METHODS)[number]>>;

const defaults: CreateAxiosDefaults = {
  timeout: API_TIMEOUT_MS,
  withCredentials: true,
  headers: {
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    'X-Requested-With': 'XMLHttpRequest',
  },
};

const expiryListeners = new Set<() => Promise<boolean>>();
const failureListeners = new Set<(error: unknown) => void>();

let fetching: Promise<AxiosInstance> | undefined;
let client: AxiosInstance | undefined;

/** Fetches axios, which calls need. If that fails, the next call tries again. */
export async function loadHttp(): Promise<AxiosInstance> {
  fetching ??= fetchClient();
  try {
    client = await fetching;
    return client;
  } catch {
    fetching = undefined;
    // Pages show what a failed call says.
    throw new Error("We couldn't load this. Check your connection and try again.");
  }
}

async function fetchClient(): Promise<AxiosInstance> {
  const { createClient } = await import(/* webpackChunkName: "http" */ './create-client.ts');
  return createClient(defaults, {
    onExpired: async () => {
      const renewed = await Promise.all([...expiryListeners].map((listener) => listener()));
      return renewed.includes(true);
    },
    onFailed: (error) => {
      for (const listener of failureListeners) listener(error);
    },
  });
}

/**
 * The one HTTP client of shell and remotes. Every call sends the cookies, gives up after 10 s and is
 * never served from the browser's cache. The API requires the custom header of calls that change
 * something (no other site can send it without the API's consent). A page that arrives rendered makes no call until
 * its reader does something, so axios comes with the first one.
 *
 * A call that gets a 401 is repeated once, after one refresh that all waiting calls share.
 */
export const http = Object.freeze(
  Object.fromEntries(
    METHODS.map((method) => [
      method,
      async (...given: unknown[]) =>
        ((await loadHttp())[method] as (...given: unknown[]) => Promise<unknown>)(...given),
    ]),
  ),
) as unknown as HttpClient;

/** Sets the address of the API, or what replaces the network. The shell does it before anything is rendered. */
export function configureHttp(changes: Pick<CreateAxiosDefaults, 'baseURL' | 'adapter'>): void {
  Object.assign(defaults, changes);
  if (client) Object.assign(client.defaults, changes);
}

/**
 * Calls the listener whenever the session can't be renewed. It resolves to whether the person has logged in again
 * since: then the calls that were refused are repeated. Returns a function that removes it.
 */
export function onSessionExpired(listener: () => Promise<boolean>): () => void {
  expiryListeners.add(listener);
  return () => void expiryListeners.delete(listener);
}

/** Calls the listener with the error of every call that fails, before its caller gets it. Returns a function that removes it. */
export function onFailedCall(listener: (error: unknown) => void): () => void {
  failureListeners.add(listener);
  return () => void failureListeners.delete(listener);
}
