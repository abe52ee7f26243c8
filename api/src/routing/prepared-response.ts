import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FROM, compress, type Encoding, encodingFor, QUALITY } from './compression.ts';

/** A response that is the same for everyone. The tag changes when the bytes do; it is weak, since it holds for each compression of them. */
export interface PreparedResponse {
  json: string;
  etag: string;
  /** Compressed when a browser first requests it so, and kept. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

export function preparedResponse(json: string): PreparedResponse {
  const hash = createHash('sha256').update(json).digest('base64url');
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    etag: `W/"${hash}"`,
    compressed(encoding) {
      const body = kept.get(encoding) ?? compress(Buffer.from(json), encoding, QUALITY.kept);
      kept.set(encoding, body);
      return body;
    },
  };
}

/** A browser may cache the response, and revalidates it each time: another person may be signed in. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag, compressed }: PreparedResponse,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie, accept-encoding' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = json.length < COMPRESSED_FROM ? null : encodingFor(request);
  if (!encoding) return sendJson(reply, json);
  return sendJson(reply.header('content-encoding', encoding), await compressed(encoding));
}

export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
