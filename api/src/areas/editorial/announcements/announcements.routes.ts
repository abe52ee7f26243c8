import { adminAnnouncementRoutes, announcementRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAnnouncementsService } from './announcements.service.ts';

/** News for learners: everyone reads them, a signed-in person's reading is remembered, administrators write them. */
export const announcementsModule =
  ({ config, database }: Context): FastifyPluginAsync =>
  async (app) => {
    const service = createAnnouncementsService(database, config.publicUrl);
    const serve = serveRoutes(app, { ...announcementRoutes, ...adminAnnouncementRoutes });

    serve('GET /v1/announcements', ({ user }) => service.list(user?.id ?? null));
    serve('POST /v1/announcements/read', ({ user, body }) => service.markRead(user.id, body.ids));

    serve('GET /v1/admin/announcements', () => service.listManaged());
    serve('PUT /v1/admin/announcements/{id}', ({ admin, params, body }) =>
      service.change(admin, params.id, body),
    );
    serve('POST /v1/admin/announcements', async ({ admin, body }, reply) =>
      reply.code(201).send(await service.create(admin, body)),
    );
    serve('DELETE /v1/admin/announcements/{id}', async ({ admin, params }) => {
      await service.remove(admin, params.id);
      return {};
    });
  };
