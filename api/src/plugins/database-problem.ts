import type { Problem } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';

/** Lost or refused connections, a database that starts or ends, a statement that took too long. */
const passing = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57...)$/;
const passingMessage = /timeout exceeded when trying to connect|Connection terminated/;

/** 503 while the database cannot be reached: the same request may succeed in a moment. */
export function databaseProblem(
  error: Error & { code?: string },
  log: FastifyBaseLogger,
): Problem | null {
  if (!passing.test(error.code ?? '') && !passingMessage.test(error.message)) return null;
  log.error({ err: error }, 'database unavailable');
  return {
    statusCode: 503,
    code: 'unavailable',
    message: 'The site cannot reach its database at the moment. Please try again soon.',
  };
}
