import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { cookieName } from '../../../routing/cookie-name.ts';

const LASTS_SECONDS = 30 * 24 * 60 * 60;

export const newReaderId = (): string => randomBytes(16).toString('base64url');

const ID = /^[\w-]{22}$/;

/**
 * The cookie by which a visitor's browser counts as one reader. It is set when a visitor opens an article,
 * holds a random number, and is sent with calls for articles only. Named with the port like the session's.
 */
export function readerCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'reader');
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/v1/articles' } as const;
  return {
    /** null if there is none that we made. */
    idOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
      ID.test(cookies[name] ?? '') ? (cookies[name] ?? null) : null,
    set: (reply: FastifyReply, id: string) =>
      reply.setCookie(name, id, { ...options, maxAge: LASTS_SECONDS }),
  };
}

export type ReaderCookie = ReturnType<typeof readerCookie>;
