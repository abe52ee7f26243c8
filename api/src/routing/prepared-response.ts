import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is the same for everyone. The tag changes when the bytes do; it is weak, since it holds for each compression of them. */
export interface PreparedResponse {
  json: string;
  etag: string;
}

export function preparedResponse(json: string): PreparedResponse {
  const hash = createHash('sha256').update(json).digest('base64url');
  return { json, etag: `W/"${hash}"` };
}

/** A browser may cache the response, and revalidates it each time: another person may be signed in. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: PreparedResponse,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendJson(reply, json);
}

export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
