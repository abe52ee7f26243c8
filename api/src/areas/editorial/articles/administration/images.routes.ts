import { articleImageRoutes } from '@site/shared/contracts/editorial';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../../context.ts';
import { acceptPictures, pictureUpload, servePictures } from '../../../../pictures/index.ts';
import { serveRoutes } from '../../../../routing/serve-routes.ts';
import { findImage, IMAGES, imageOfArticle, uploadImage } from './images.service.ts';

/** Where administrators upload pictures for articles. */
export const articleImagesModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, articleImageRoutes);
    acceptPictures(app);

    serve(
      'POST /v1/admin/images',
      async ({ admin, body }, reply) =>
        reply.code(201).send(await uploadImage(kysely, admin, body)),
      pictureUpload(imageOfArticle),
    );
  };

/** The pictures themselves. */
export async function articleImageFiles(
  app: FastifyInstance,
  { database }: Pick<Context, 'database'>,
) {
  servePictures(app, {
    under: IMAGES,
    sharedWith: 'cross-origin',
    find: (hash) => findImage(database.kysely, hash),
  });
}
