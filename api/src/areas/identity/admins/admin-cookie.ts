import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { cookieName } from '../../../routing/cookie-name.ts';

/**
 * The administrators' cookie. It goes to calls from the site's own pages only and ends with the
 * browser; the database decides how long its session counts. Named with the port like the learners'.
 */
export function adminCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'admin');
  const options = { httpOnly: true, secure, sameSite: 'strict', path: '/v1' } as const;
  return {
    tokenOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => cookies[name] ?? null,
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
