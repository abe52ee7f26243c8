import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { cookieName } from '../../../routing/cookie-name.ts';
import { TRANSACTION_SECONDS } from './oauth-transaction.ts';

/**
 * The cookie that a browser stores while its person is at a provider. Lax, since the way back starts
 * on the provider's page.
 */
export function oauthTransactionCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'sign_in');
  const options = { path: '/v1/oauth', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    valueOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => cookies[name] ?? '',
    set: (reply: FastifyReply, value: string) =>
      reply.setCookie(name, value, { ...options, maxAge: TRANSACTION_SECONDS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
