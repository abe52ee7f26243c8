import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes the routes registered after it: the document at /v1/docs/json, a page to read it at /v1/docs. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
