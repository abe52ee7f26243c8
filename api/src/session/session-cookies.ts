import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { cookieName } from '../routing/cookie-name.ts';

/** Both cookies live as long as the session; the token in the first expires long before. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Names and attributes of the session's two cookies. */
export function sessionCookies(config: Pick<Config, 'publicUrl'>) {
  const access = cookieName(config, 'access', '__Host-');
  const refresh = cookieName(config, 'refresh');
  const { secure } = access;
  const common = { httpOnly: true, secure, sameSite: 'lax', maxAge: SESSION_SECONDS } as const;
  return {
    access: cookie(access.name, { ...common, path: '/' }),
    /** Sent only to the calls that need it, so that it rarely travels. */
    refresh: cookie(refresh.name, { ...common, path: '/v1/auth' }),
  };
}

function cookie(name: string, options: CookieSerializeOptions) {
  const { maxAge: _, ...clearing } = options;
  return {
    name,
    set: (reply: FastifyReply, value: string) => reply.setCookie(name, value, options),
    clear: (reply: FastifyReply) => reply.clearCookie(name, clearing),
  };
}
