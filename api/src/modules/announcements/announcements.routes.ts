import {
  announcement,
  announcementList,
  announcementParams,
  announcementsRead,
  announcementsReadRequest,
  newAnnouncement,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../app.ts';
import type { Admins } from '../admins/index.ts';
import { createAnnouncementsService } from './announcements.service.ts';

/** News for learners: everybody reads them, a signed-in person's reading is remembered, administrators write them. */
export const announcementsModule =
  ({ database }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const service = createAnnouncementsService(database.kysely, admins);
    const forAdmins = { ignoresSession: true };

    app.get('/announcements', { schema: { response: { 200: announcementList } } }, ({ user }) =>
      service.list(user),
    );

    app.post(
      '/announcements/read',
      { schema: { body: announcementsReadRequest, response: { 200: announcementsRead } } },
      ({ user, body }) => service.markRead(user, body.ids),
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
