import cookies from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { DomainError, signInRequired } from '../errors/domain-error.ts';
import { readAccessToken, type SessionUser } from './access-token.ts';
import { sessionCookies } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, null for a visitor. */
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    /** Routes that work the same whether or not a session has expired: signing in, refreshing. */
    ignoresSession?: boolean;
  }
}

/** 401 by which the browser learns that it has to refresh and then ask again. */
const expired = () =>
  new DomainError(401, 'session-expired', 'Your session has expired. Please log in again.');

/** A change that waited on a device is not made for somebody else who has logged in there since. */
const otherPerson = () =>
  new DomainError(409, 'other-person', 'Somebody else is logged in on this device by now.');

/**
 * Fills `request.user` from the access cookie, without asking the database. A cookie that no
 * longer counts is answered with 401 rather than as for a visitor: otherwise somebody signed in
 * would be shown a page without their progress. A page may say by X-Person whose change it sends.
 */
export const sessions = (config: Config, secret: Buffer) =>
  fp(async (app) => {
    const read = sessionReader(config, secret);
    await app.register(cookies);
    app.decorateRequest('user', null);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.ignoresSession) return;
      const user = read(request);
      if (user === 'expired') throw expired();
      const { 'x-person': meant = user?.id } = request.headers;
      if (user && meant !== user.id) throw otherPerson();
      request.user = user;
    });
  });

/** A function that tells who a request is from; null for a visitor. Needs the cookie plugin. */
export function sessionReader(config: Pick<Config, 'publicUrl'>, secret: Buffer) {
  const { access } = sessionCookies(config);
  return ({ cookies }: Pick<FastifyRequest, 'cookies'>): SessionUser | 'expired' | null => {
    const token = cookies[access.name];
    return token ? (readAccessToken(token, secret) ?? 'expired') : null;
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
