import { exitCodes, Refusal } from './refusal.ts';

/** A call may wait for a large file or for a change that another team is making. */
const LIMIT_MS = 60_000;

/**
 * Sends a request to a site.
 * @throws Refusal if there is no response, whatever the reason
 */
export async function reach(origin: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  // Node 20 sometimes forgets a request whose connection is reset at once; with nothing else to wait for, the process
  // would end without a word. The signal's own timer doesn't prevent that.
  const awake = setTimeout(() => {}, LIMIT_MS);
  try {
    return await fetch(origin + path, { ...init, signal });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Refusal(
      `No site is answering at ${origin} (${(cause as Error | undefined)?.message ?? message}). Start it, or name another with --to.`,
      exitCodes.unreachable,
    );
  } finally {
    clearTimeout(awake);
  }
}

/** What answers there isn't what was looked for. */
export const oddAnswer = (origin: string, status: number): Refusal =>
  new Refusal(
    `${origin} answered ${status}, and not the way this site does. Check the address.`,
    exitCodes.unreachable,
  );
