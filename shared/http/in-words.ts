import { type AxiosInstance, isAxiosError, isCancel } from 'axios';

/** What a call that nobody answered says of itself. Pages show it if there is nothing better to say. */
const unanswered = (): string =>
  globalThis.navigator?.onLine === false
    ? "You're offline. Try again when you're back online."
    : "The site can't be reached right now. Check your connection and try again.";

const UNEXPLAINED = 'Something went wrong on our side. Please try again in a moment.';

/**
 * Gives failed calls a message for people in the place of the library's own, such as "Network Error". What the server
 * says is in its answer (`messageOf`).
 */
export function failInWords(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && !isCancel(error))
      error.message = error.response ? UNEXPLAINED : unanswered();
    throw error;
  });
}
