import type { FastifyBaseLogger } from 'fastify';
import type { FollowedCanary } from './follow-canary.ts';

/** Soon after pages tell, which they do within half a minute. */
const LOOK_MS = 5_000;

/**
 * Looks every few seconds while a canary runs, one look after the other.
 * @returns what ends that, and resolves once no look is under way
 */
export function watchCanary(
  canary: Pick<FollowedCanary, 'follow'>,
  look: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isOver = false;

  const turn = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn(error, "the canary couldn't be checked"))
      .finally(() => {
        looking = null;
      });
  };

  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };

  canary.follow((running) => {
    if (!running || isOver) rest();
    else timer ??= setInterval(turn, LOOK_MS).unref();
  });

  return async () => {
    isOver = true;
    rest();
    await looking;
  };
}
