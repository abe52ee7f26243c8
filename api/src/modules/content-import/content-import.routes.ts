import {
  contentBundle,
  contentExportQuery,
  contentImported,
  contentImportRequest,
  contentPreview,
  contentPreviewRequest,
} from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { createContentImport } from './content-import.service.ts';

/** CONTENT_IMPORT_MAX characters, of up to three bytes each, in JSON. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** Export and import of roadmaps and DSA problems, for administrators. */
export const contentImportModule =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const content = createContentImport(kysely, admins);
    const { tokenOf } = admins;
    const config = { ignoresSession: true };
    const large = {
      config,
      bodyLimit: BODY_LIMIT,
      // Before a large file is read.
      onRequest: async (request: FastifyRequest) => {
        await admins.requireAdmin(tokenOf(request));
      },
    };

    app.get(
      '/admin/content/export',
      { config, schema: { querystring: contentExportQuery, response: { 200: contentBundle } } },
      (request) => content.export(tokenOf(request), request.query),
    );
    app.post(
      '/admin/content/import/preview',
      { ...large, schema: { body: contentPreviewRequest, response: { 200: contentPreview } } },
      (request) => content.preview(tokenOf(request), request.body),
    );
    app.post(
      '/admin/content/import',
      { ...large, schema: { body: contentImportRequest, response: { 200: contentImported } } },
      (request) => content.apply(tokenOf(request), request.body),
    );
  };
