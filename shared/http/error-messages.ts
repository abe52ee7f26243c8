import { type AxiosInstance, isAxiosError, isCancel } from 'axios';

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
export function failInWords(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && !isCancel(error))
      error.message = error.response ? UNEXPLAINED : withoutResponse();
    throw error;
  });
}
