import type { KnownProblem, ProblemCode } from '@site/shared/contracts';
import type { FastifyError } from 'fastify';

/** What the framework refuses before a route runs, in words for people. */
const messages: Record<number, { code: ProblemCode; message: string }> = {
  400: { code: 'malformed', message: "The request can't be read: its body must be valid JSON." },
  404: { code: 'not-found', message: "There's nothing at this address." },
  405: { code: 'method', message: "This address doesn't support this method." },
  413: { code: 'too-large', message: 'The request is too large: send less.' },
  414: { code: 'too-long', message: 'The address is too long.' },
  415: { code: 'content-type', message: 'Send the body as application/json.' },
};

/** For when the status alone would say too little. */
const byCode: Record<string, string> = {
  FST_ERR_BAD_URL: "The address can't be read.",
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request needs a body.',
};

/** The response to a request that the framework refused, null for anything else. */
export function refusals(error: FastifyError): KnownProblem | null {
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 400 || statusCode >= 500) return null;
  const known = messages[statusCode] ?? { code: 'refused', message: error.message };
  return { statusCode, ...known, message: byCode[error.code] ?? known.message };
}
