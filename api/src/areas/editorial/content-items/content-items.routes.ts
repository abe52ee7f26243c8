import { contentItemRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createContentItems } from './content-items.service.ts';

/** The longest text of a unit, or all questions of a quiz with their pictures. */
const form = { bodyLimit: 1024 * 1024 };

/** Quizzes and texts of units, mock tests and mock interviews, for administrators. */
export const contentItemsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const items = createContentItems(kysely);
    const serve = serveRoutes(app, contentItemRoutes);

    serve('GET /v1/admin/content-items', ({ query }) => items.list(query));
    serve('POST /v1/admin/content-items', async ({ admin, body }, reply) =>
      reply.code(201).send(await items.create(admin, body)),
    );
    serve('GET /v1/admin/content-items/{kind}/{id}', ({ params }) => items.read(params));
    serve(
      'PUT /v1/admin/content-items/{kind}/{id}',
      ({ admin, params, body }) => items.save(admin, params, body),
      form,
    );
    serve('DELETE /v1/admin/content-items/{kind}/{id}/draft', async ({ admin, params }) => {
      await items.discardDraft(admin, params);
      return {};
    });
    serve('POST /v1/admin/content-items/{kind}/{id}/publish', ({ admin, params, body }) =>
      items.publish(admin, params, body.version),
    );
    serve('PUT /v1/admin/content-items/{kind}/{id}/retired', ({ admin, params, body }) =>
      items.retire(admin, params, body.retired),
    );
    serve('GET /v1/admin/content-items/{kind}/{id}/versions/{number}', ({ params }) =>
      items.readVersion(params, Number(params.number)),
    );
  };
