import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { TRIP_SECONDS } from './trip.ts';

/**
 * The cookie that a browser keeps while its person is at a provider. Lax, since the way back starts
 * on the provider's page; named by port as the session's cookies are.
 */
export function tripCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const name = `${secure ? '__Secure-' : ''}sign_in${port ? `_${port}` : ''}`;
  const options = { path: '/v1/oauth', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    name,
    set: (reply: FastifyReply, value: string) =>
      reply.setCookie(name, value, { ...options, maxAge: TRIP_SECONDS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
