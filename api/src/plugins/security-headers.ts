import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** An answer of the API is data: nothing in it may be run, framed or guessed at, nor stored by others. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const lasting = { 'strict-transport-security': 'max-age=31536000' };

/** Sets them first, so that a route can replace what differs for it. */
export const securityHeaders = ({ publicUrl }: Config) =>
  fp(async (app) => {
    const all = publicUrl.startsWith('https:') ? { ...headers, ...lasting } : headers;
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(all);
    });
  });
