import type { KnownProblem, ProblemCode } from '@site/shared/contracts/composition';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway, tookTooLong } from '../database/away.ts';
import { DomainError, type FieldErrors, signInRequired } from '../errors/domain-error.ts';
import { TooManyRequests } from '../errors/too-many-requests.ts';
import { isFileAddress, sendMissingFile } from './missing-file.ts';

/** The only place that turns errors into bodies: all are of the contract `problem`. */
export const errorResponses = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    isFileAddress(request.url) ? sendMissingFile(reply) : sendUnknownRoute(request, reply),
  );
});

export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(withWait(reply, error), problemFor(error, request));

/** For callers that look for the message in `detail`. */
export function sendErrorWithDetail(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemFor(error, request);
  return send(withWait(reply, error), { ...problem, detail: problem.message });
}

/** Says when it may be tried again, if that is known. */
export const withWait = (reply: FastifyReply, error: Error) =>
  error instanceof TooManyRequests ? reply.header('retry-after', error.retryAfter) : reply;

export const sendUnknownRoute = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, unknownRoute(request));

/** Temporary failures are mostly over by then: a database that ended is back within a few seconds. */
const RETRY_AFTER_SECONDS = 10;

/** Sends a problem with its own status. */
function send(reply: FastifyReply, problem: KnownProblem): FastifyReply {
  if (problem.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

/** What an error means to the client. */
export function problemFor(error: FastifyError, request: FastifyRequest): KnownProblem {
  if (error instanceof DomainError) {
    const { statusCode, code, message, errors, facts } = error;
    return { statusCode, code, message, errors, ...facts };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  if (isAccountGone(error)) return problemFor(signInRequired() as Error as FastifyError, request);
  return refusals(error) ?? databaseProblem(error, request.log) ?? unexpected(error, request);
}

/** A person's account was deleted while their request was on its way: what it wrote refers to nobody. */
const isAccountGone = ({ code, ...error }: FastifyError & { constraint?: string }) =>
  code === FOREIGN_KEY_VIOLATION && error.constraint?.endsWith('_user_id_fkey');

const FOREIGN_KEY_VIOLATION = '23503';

/** An unforeseen error is logged in full, and its response says nothing of it. */
function unexpected(error: Error, request: FastifyRequest): KnownProblem {
  const { id, method, routeOptions } = request;
  request.log.error({ err: error, method, route: routeOptions.url }, 'unexpected error');
  return {
    statusCode: 500,
    code: 'unexpected',
    message: `Something went wrong on our side. Please try again. If you write to us about it, quote request ${id}.`,
  };
}

const unknownRoute = ({ method, url }: FastifyRequest): KnownProblem => ({
  statusCode: 404,
  code: 'not-found',
  message: `There's nothing at ${method} ${url.split('?')[0]}.`,
});

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
function refusals(error: FastifyError): KnownProblem | null {
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 400 || statusCode >= 500) return null;
  const known = messages[statusCode] ?? { code: 'refused', message: error.message };
  return { statusCode, ...known, message: byCode[error.code] ?? known.message };
}

interface Complaint {
  keyword?: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

/** 400 that names every invalid field; `message` says the same in one text for people. */
function validationProblem(complaints: readonly Complaint[]): KnownProblem {
  const errors: FieldErrors = {};
  for (const [field, message] of complaints.flatMap(describe)) errors[field] ??= message;
  const message = [...new Set(Object.entries(errors).map(sentence))].join(' ');
  return { statusCode: 400, code: 'invalid', message, errors };
}

/** Unknown keys are reported at their parent, so they're named one by one here. */
function describe({ keyword, instancePath, message, params }: Complaint): [string, string][] {
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (keyword !== 'unrecognized_keys') return [[field || 'body', message ?? "isn't valid"]];
  const keys = params.keys as string[];
  return keys.map((key) => [field ? `${field}.${key}` : key, "isn't a known field"]);
}

/** Messages that are sentences stand alone; the others need the name of their field before them. */
function sentence([field, message]: [string, string]): string {
  const words = /^[A-Z]/.test(message) ? message : `${field} ${message}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
