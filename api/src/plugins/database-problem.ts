import type { KnownProblem } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { isAway, tookTooLong } from '../database/away.ts';

/** PostgreSQL ends one of two transactions that wait for each other. */
const DEADLOCK = '40P01';

/** 503 while the database cannot be reached, or if others got in the way: the same request may succeed in a moment. */
export function databaseProblem(
  error: Error & { code?: string },
  log: FastifyBaseLogger,
): KnownProblem | null {
  if (error.code === DEADLOCK) {
    log.warn({ err: error }, 'deadlock');
    const message = 'Something else changed at the same moment. Please try again.';
    return { statusCode: 503, code: 'busy', message };
  }
  if (tookTooLong(error)) {
    log.error({ err: error }, 'took too long');
    const message = 'This took too long, so nothing was changed. Please try again in a moment.';
    return { statusCode: 503, code: 'busy', message };
  }
  if (!isAway(error)) return null;
  log.error({ err: error }, 'database unavailable');
  return {
    statusCode: 503,
    code: 'unavailable',
    message: "We can't reach our database right now. Please try again in a moment.",
  };
}
