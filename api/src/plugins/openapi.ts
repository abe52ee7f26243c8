import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problem } from '@site/shared/contracts';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes the routes registered after it: the document at /v1/docs/json, a page to read it at /v1/docs. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API', version: '1.0.0' } },
    transform: (route) => jsonSchemaTransform({ ...route, schema: withProblems(route.schema) }),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});

type Schema = Parameters<typeof jsonSchemaTransform>[0]['schema'];

/** Every route may also answer with a problem, so no route has to say it. */
function withProblems(schema: Schema): Schema {
  if (!schema) return schema;
  return { ...schema, response: { ...(schema.response ?? {}), '4xx': problem, '5xx': problem } };
}
