import { contentImportRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import { refuseWhileWorking } from '../../../concurrency/heavy-work.ts';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createContentImport } from './content-import.service.ts';

/** CONTENT_IMPORT_MAX characters, of up to three bytes each, in JSON. */
const large = { bodyLimit: 16 * 1024 * 1024, ...refuseWhileWorking };

/** Export and import of roadmaps and DSA problems, for administrators. */
export const contentImportModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const content = createContentImport(kysely);
    const serve = serveRoutes(app, contentImportRoutes);

    serve('GET /v1/admin/content/export', ({ query }) => content.export(query));
    serve(
      'POST /v1/admin/content/import/preview',
      ({ admin, body }) => content.preview(admin, body),
      large,
    );
    serve('POST /v1/admin/content/import', ({ admin, body }) => content.apply(admin, body), large);
  };
