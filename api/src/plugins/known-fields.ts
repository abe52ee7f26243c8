import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';

const noQuery = z.strictObject({});
const noBody = z.optional(z.nullable(z.strictObject({})));

/**
 * Routes registered later that describe no query or no body take none, so that unknown fields are refused
 * there as everywhere else.
 */
export const knownFields = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = {
      querystring: noQuery,
      ...(mayHaveBody(route) && { body: noBody }),
      ...route.schema,
    };
  });
});

const mayHaveBody = ({ method }: RouteOptions) =>
  [method].flat().every((name) => name !== 'GET' && name !== 'HEAD');
