import { exitCodes, Refusal } from './refusal.ts';

/** A call may wait for a large file or for a change that another team is making. */
const LIMIT_MS = 60_000;

/**
 * Asks a site.
 * @throws Refusal if there is no answer, whatever the reason
 */
export async function reach(origin: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  return fetch(origin + path, { ...init, signal }).catch((error: Error) => {
    throw new Refusal(
      `No site is answering at ${origin} (${(error.cause as Error | undefined)?.message ?? error.message}). Start it, or name another with --to.`,
      exitCodes.unreachable,
    );
  });
}

/** What answers there isn't what was looked for. */
export const oddAnswer = (origin: string, status: number): Refusal =>
  new Refusal(
    `${origin} answered ${status}, and not the way this site does. Check the address.`,
    exitCodes.unreachable,
  );
