import { articleImageRoutes } from '@site/shared/contracts/editorial';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../../context.ts';
import { acceptPictures, pictureUpload, servePictures } from '../../../../pictures/index.ts';
import { serveRoutes } from '../../../../routing/serve-routes.ts';
import {
  deleteImage,
  describeImage,
  findImage,
  IMAGES,
  imageOfArticle,
  listImages,
  uploadImage,
} from './images.service.ts';

/** The pictures of articles, for administrators. */
export const articleImagesModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, articleImageRoutes);
    acceptPictures(app);

    serve('GET /v1/admin/images', ({ query }) => listImages(kysely, query));
    serve(
      'POST /v1/admin/images',
      async ({ admin, body, query }, reply) =>
        reply.code(201).send(await uploadImage(kysely, admin, body, query)),
      pictureUpload(imageOfArticle),
    );
    serve('PATCH /v1/admin/images/{hash}', ({ admin, params, body }) =>
      describeImage(kysely, admin, params.hash, body.alt),
    );
    serve('DELETE /v1/admin/images/{hash}', async ({ admin, params }) => {
      await deleteImage(kysely, admin, params.hash);
      return {};
    });
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
