import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** Both cookies live as long as the session; the token in the first expires long before. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * Names and attributes of the session's two cookies. Browsers send cookies to every port of a
 * host, so the names carry the port: two installations on one machine do not sign each other out.
 */
export function sessionCookies({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const suffix = port ? `_${port}` : '';
  const common = { httpOnly: true, secure, sameSite: 'lax', maxAge: SESSION_SECONDS } as const;
  return {
    access: cookie(`${secure ? '__Host-' : ''}access${suffix}`, { ...common, path: '/' }),
    /** Goes only where it is needed, so that it rarely travels. */
    refresh: cookie(`${secure ? '__Secure-' : ''}refresh${suffix}`, {
      ...common,
      path: '/v1/auth',
    }),
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
