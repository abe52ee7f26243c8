import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import { avatarRoutes } from '@site/shared/contracts/identity';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { acceptPictures, pictureUpload, servePictures } from '../../../pictures/index.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { avatarPicture, createAvatarsService, findImage } from './avatars.service.ts';

/** A person's own picture. */
export const avatarsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const avatars = createAvatarsService(kysely);
    acceptPictures(app);
    const serve = serveRoutes(app, avatarRoutes);

    serve('PUT /v1/profile/avatar', ({ user, body }) => avatars.replace(user, body), {
      ...pictureUpload(avatarPicture),
      consumes: [...IMAGE_TYPES],
    });
    serve('DELETE /v1/profile/avatar', ({ user }) => avatars.remove(user));
  };

/** The pictures themselves. */
export async function avatarFiles(app: FastifyInstance, { database }: Pick<Context, 'database'>) {
  servePictures(app, {
    under: '/avatars',
    sharedWith: 'same-site',
    find: (hash) => findImage(database.kysely, hash),
  });
}
