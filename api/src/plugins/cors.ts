import fastifyCors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';

const permissions = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'content-type',
    'x-requested-with',
    'cache-control',
    'pragma',
    'expires',
    'if-match',
    'x-expected-user',
    'x-mutation-age',
    'x-time-zone',
  ],
  maxAge: 600,
};

/** Lets pages of ALLOWED_ORIGINS call the API and read its responses; without such origins does nothing. */
export const cors = ({ allowedOrigins }: Pick<Config, 'allowedOrigins'>) =>
  fp(async (app) => {
    if (allowedOrigins.length === 0) return;
    await app.register(fastifyCors, {
      ...permissions,
      // false: the request goes on as if it knew nothing of CORS, and an OPTIONS ends as 404.
      origin: async (origin: string | undefined) =>
        origin !== undefined && allowedOrigins.includes(origin) && origin,
      strictPreflight: false,
    });
  });
