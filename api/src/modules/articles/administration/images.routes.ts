import { articleImage } from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../../context.ts';
import type { Admins } from '../../admins/index.ts';
import { acceptPictures, pictureBody, pictureUpload, servePictures } from '../../pictures/index.ts';
import { createImagesService, IMAGES, imageOfArticle, showImage } from './images.service.ts';
import { refuseOthers } from './refuse-others.ts';

/** Where administrators upload pictures for articles. */
export const articleImagesModule =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const images = createImagesService(kysely, admins);
    acceptPictures(app);

    app.post(
      '/admin/images',
      {
        ...pictureUpload(imageOfArticle),
        onRequest: refuseOthers(admins),
        config: { ignoresSession: true },
        schema: { ...pictureBody, response: { 201: articleImage } },
      },
      async (request, reply) =>
        reply.code(201).send(await images.upload(admins.tokenOf(request), request.body)),
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
    find: (hash) => showImage(database.kysely, hash),
  });
}
