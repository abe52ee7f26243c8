import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

const permissions = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'content-type, x-requested-with, cache-control, pragma, expires, if-match, x-person, x-age',
  'access-control-max-age': '600',
};

/** Lets pages of ALLOWED_ORIGINS call the API and read its answers; without such origins does nothing. */
export const cors = ({ allowedOrigins }: Pick<Config, 'allowedOrigins'>) =>
  fp(async (app) => {
    if (allowedOrigins.length === 0) return;
    app.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin');
      if (!origin || !allowedOrigins.includes(origin)) return;
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-allow-credentials', 'true');
      if (request.method === 'OPTIONS') return reply.headers(permissions).code(204).send();
    });
  });
