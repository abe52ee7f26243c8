import {
  notificationList,
  notificationsRead,
  notificationsReadRequest,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { listNotifications, markNotificationsRead } from './notifications.service.ts';

/** What rings the bell: announcements, and of the signed-in person replies to their comments and warnings about them. */
export const notificationsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/notifications', { schema: { response: { 200: notificationList } } }, ({ user }) =>
      listNotifications(kysely, user),
    );

    app.post(
      '/notifications/read',
      { schema: { body: notificationsReadRequest, response: { 200: notificationsRead } } },
      ({ user, body }) => markNotificationsRead(kysely, user, body.ids),
    );
  };
