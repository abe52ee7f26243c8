import type { KnownProblem } from '@site/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, signInRequired } from '../errors/domain-error.ts';
import { TooManyRequests } from '../errors/too-many-requests.ts';
import { databaseProblem } from './database-problem.ts';
import { isFileAddress, sendMissingFile } from './missing-file.ts';
import { refusals } from './refusals.ts';
import { validationProblem } from './validation-problem.ts';

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
