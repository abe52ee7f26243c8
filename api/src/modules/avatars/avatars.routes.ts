import { avatar } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { refuseVisitors, requireUser } from '../../session/session.plugin.ts';
import { acceptPictures, pictureBody, pictureUpload, servePictures } from '../pictures/index.ts';
import { avatarPicture, createAvatarsService } from './avatars.service.ts';

/** A person's own picture. */
export const avatarsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const avatars = createAvatarsService(kysely);
    acceptPictures(app);

    app.put(
      '/profile/avatar',
      {
        ...pictureUpload(avatarPicture),
        onRequest: refuseVisitors,
        config: { limit: 'avatar' },
        schema: { ...pictureBody, response: { 200: avatar } },
      },
      (request) => avatars.replace(requireUser(request), request.body),
    );

    app.delete('/profile/avatar', { schema: { response: { 200: avatar } } }, (request) =>
      avatars.remove(requireUser(request)),
    );
  };

/** The pictures themselves. */
export async function avatarFiles(app: FastifyInstance, { database }: Pick<Context, 'database'>) {
  servePictures(app, {
    under: '/avatars',
    sharedWith: 'same-site',
    find: createAvatarsService(database.kysely).show,
  });
}
