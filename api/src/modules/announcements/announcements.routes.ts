import {
  announcement,
  announcementParams,
  announcementRoutes,
  changeAnnouncementRequest,
  conflictWith,
  managedAnnouncement,
  managedAnnouncementList,
  newAnnouncement,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { serveRoutes } from '../../routing/serve-routes.ts';
import type { Admins } from '../admins/index.ts';
import { createAnnouncementsService } from './announcements.service.ts';

/** News for learners: everybody reads them, a signed-in person's reading is remembered, administrators write them. */
export const announcementsModule =
  ({ config, database }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const service = createAnnouncementsService(database.kysely, admins, config.publicUrl);
    const serve = serveRoutes(app, announcementRoutes);
    const forAdmins = { ignoresSession: true };

    serve('GET /v1/announcements', ({ user }) => service.list(user?.id ?? null));
    serve('POST /v1/announcements/read', ({ user, body }) => service.markRead(user.id, body.ids));

    app.get(
      '/admin/announcements',
      { config: forAdmins, schema: { response: { 200: managedAnnouncementList } } },
      (request) => service.listManaged(admins.tokenOf(request)),
    );

    app.put(
      '/admin/announcements/:id',
      {
        config: forAdmins,
        schema: {
          params: announcementParams,
          body: changeAnnouncementRequest,
          response: { 200: managedAnnouncement, 409: conflictWith(managedAnnouncement) },
        },
      },
      (request) => service.change(admins.tokenOf(request), request.params.id, request.body),
    );

    app.post(
      '/admin/announcements',
      { config: forAdmins, schema: { body: newAnnouncement, response: { 201: announcement } } },
      async (request, reply) =>
        reply.code(201).send(await service.create(admins.tokenOf(request), request.body)),
    );

    app.delete(
      '/admin/announcements/:id',
      {
        config: forAdmins,
        schema: { params: announcementParams, response: { 200: z.object({}) } },
      },
      async (request) => {
        await service.remove(admins.tokenOf(request), request.params.id);
        return {};
      },
    );
  };
