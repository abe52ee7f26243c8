import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is the same for all who get it. The tag changes when the bytes do; it is weak, since it holds for each compression of them. */
export interface FinishedAnswer {
  json: string;
  etag: string;
}

export function finishedAnswer(json: string): FinishedAnswer {
  const hash = createHash('sha256').update(json).digest('base64url');
  return { json, etag: `W/"${hash}"` };
}

/** A browser may keep the answer, and asks each time whether it is still valid: another person may be signed in. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: FinishedAnswer,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendJson(reply, json);
}

export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
