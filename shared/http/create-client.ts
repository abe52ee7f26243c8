import axios, { type AxiosInstance, type CreateAxiosDefaults, isAxiosError, isCancel } from 'axios';
import { respondFromPage } from './prefetched-data.ts';
import { renewOn401 } from './renewal.ts';

/** The client that does the calls; axios comes with this file. */
export function createClient(
  config: CreateAxiosDefaults,
  {
    onExpired,
    onFailed,
  }: { onExpired: () => Promise<boolean>; onFailed: (error: unknown) => void },
): AxiosInstance {
  const client = axios.create(config);
  renewOn401(client, onExpired);
  failInWords(client);
  client.interceptors.response.use(undefined, (error: unknown) => {
    onFailed(error);
    throw error;
  });
  client.interceptors.request.use(respondFromPage);
  return client;
}

/** The message of a call without a response. Pages show it if there is nothing better to say. */
const withoutResponse = (): string =>
  globalThis.navigator?.onLine === false
    ? "You're offline. Try again when you're back online."
    : "The site can't be reached right now. Check your connection and try again.";

const UNEXPLAINED = 'Something went wrong on our side. Please try again in a moment.';

/**
 * Gives failed calls a message for people in place of the library's own, such as "Network Error". What the server
 * says is in its response (`messageOf`).
 */
function failInWords(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && !isCancel(error))
      error.message = error.response ? UNEXPLAINED : withoutResponse();
    throw error;
  });
}
