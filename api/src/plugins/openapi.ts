import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problem } from '@site/shared/contracts/composition';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The reader's own policy: it is a page, other than everything else under /v1. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Describes the routes registered after it: the document at /v1/docs/json, a page to read it at
 * /v1/docs. The page only reads: a change needs what the site's own pages send along.
 */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: '1.0.0' },
      components: { securitySchemes: { releaseToken } },
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: completed(route.schema, route.url) }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: policy,
    uiConfig: { supportedSubmitMethods: ['get'], tagsSorter: 'alpha' },
    theme: { title: 'API' },
  });
});

/** What the calls by which teams release are authorised by; all others go by cookies. */
const releaseToken = { type: 'http', scheme: 'bearer', bearerFormat: 'mfe_…' } as const;

type Schema = Parameters<typeof jsonSchemaTransform>[0]['schema'];

/** What no route has to say for itself: it is listed by its noun, and its response may also be a problem. */
function completed(schema: Schema, url: string): Schema {
  if (!schema) return schema;
  const tags = [url.split('/')[2] ?? ''];
  return {
    tags,
    ...schema,
    response: { ...(schema.response ?? {}), '4xx': problem, '5xx': problem },
  };
}
