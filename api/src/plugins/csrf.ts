import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { isLoopback } from '../network/loopback.ts';
import { hostname } from './host-check.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

const refuse = () =>
  new DomainError(403, 'foreign-origin', "This request didn't come from a page on this site.");

/**
 * Refuses changes that another site's page makes a browser send, for sign-in and sign-up too:
 * by Origin, by Sec-Fetch-Site, and by a header that such a page cannot add to a request with cookies.
 */
export const csrf = (config: Config) =>
  fp(async (app) => {
    const allowed = new Set([config.publicUrl, ...config.allowedOrigins]);
    app.addHook('onRequest', async (request) => {
      if (harmless.has(request.method)) return;
      const { origin, 'sec-fetch-site': site, cookie } = request.headers;
      const known = origin !== undefined && (allowed.has(origin) || isOwnLoopback(origin, request));
      if (origin !== undefined && !known) throw refuse();
      if (site !== undefined && site !== 'same-origin' && !known) throw refuse();
      if (cookie && request.headers['x-requested-with'] !== 'XMLHttpRequest') throw refuse();
    });
  });

/** On loopback the site responds to localhost and 127.0.0.1 alike; each is the same origin with itself. */
function isOwnLoopback(origin: string, { headers }: FastifyRequest): boolean {
  const name = hostname(headers.host);
  return name !== null && isLoopback(name) && origin === `http://${headers.host}`;
}
