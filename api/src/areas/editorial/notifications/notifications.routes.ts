import { notificationRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { listNotifications, markNotificationsRead } from './notifications.service.ts';

/** What rings the bell: announcements, and of the signed-in person replies to their comments and warnings about them. */
export const notificationsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, notificationRoutes);

    serve('GET /v1/notifications', ({ user }) => listNotifications(kysely, user?.id ?? null));
    serve('POST /v1/notifications/read', ({ user, body }) =>
      markNotificationsRead(kysely, user.id, body.ids),
    );
  };
