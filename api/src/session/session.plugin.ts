import cookies from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { DomainError, signInRequired } from '../errors/domain-error.ts';
import type { AccessTokens, SessionUser } from './access-token.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { sessionCookies } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, null for a visitor. */
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    /** Routes that work the same whether or not a session has expired: signing in, refreshing. */
    ignoresSession?: boolean;
    /** Routes that may end a session: once they have responded, no token of it counts here. */
    endsSessions?: boolean;
  }
}

/** 401 after which the browser refreshes and repeats the request. */
const expired = () =>
  new DomainError(401, 'session-expired', 'Your session has expired. Please log in again.');

/** A change that waited on a device isn't made for another person who has logged in there since. */
const otherPerson = () =>
  new DomainError(409, 'other-person', 'Someone else is now logged in on this device.');

/**
 * Fills `request.user` from the access cookie. A cookie that no longer counts, because it is old or
 * its session has ended, gets a 401 rather than a visitor's response: otherwise a person signed
 * in would be shown a page without their progress. A page may say by X-Expected-User whose change it sends.
 */
export const sessions = (read: SessionReader, ended: EndedSessions) =>
  fp(async (app) => {
    await app.register(cookies);
    app.decorateRequest('user', null);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.ignoresSession) return;
      const user = await read(request);
      if (user === 'expired') throw expired();
      const { 'x-expected-user': expected = user?.id } = request.headers;
      if (user && expected !== user.id) throw otherPerson();
      request.user = user;
    });
    app.addHook('onSend', async ({ routeOptions }) => {
      if (routeOptions.config.endsSessions) await ended.catchUp();
    });
  });

/**
 * Says who a request is from; null for a visitor. Needs the cookie plugin. Rejects while neither
 * memory nor the database can say whether the session has ended.
 */
export type SessionReader = (
  request: Pick<FastifyRequest, 'cookies'>,
) => Promise<SessionUser | 'expired' | null>;

export function sessionReader(
  config: Pick<Config, 'publicUrl'>,
  tokens: AccessTokens,
  ended: EndedSessions,
): SessionReader {
  const { access } = sessionCookies(config);
  return async ({ cookies }) => {
    const token = cookies[access.name];
    if (!token) return null;
    const user = await tokens.read(token);
    return user && !(await ended.has(user)) ? user : 'expired';
  };
}

/**
 * The signed-in person.
 * @throws DomainError 401 for a visitor.
 */
export function requireUser({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw signInRequired();
  return user;
}
