import {
  importParams,
  importPreview,
  importPreviewRequest,
  importRequest,
  importUndone,
  progressImport,
  progressImports,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { refuseVisitors, requireUser } from '../../session/session.plugin.ts';
import { createProgressImports } from './progress-import.service.ts';

/** IMPORT_MAX characters, of up to three bytes each, in JSON. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Progress that a person uploads in a file. */
export const progressImportModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const imports = createProgressImports(kysely);
    const costly = {
      bodyLimit: BODY_LIMIT,
      onRequest: refuseVisitors,
      config: { limit: 'import' },
    } as const;

    app.post(
      '/profile/imports/preview',
      { ...costly, schema: { body: importPreviewRequest, response: { 200: importPreview } } },
      (request) => imports.preview(requireUser(request).id, request.body.file),
    );

    app.post(
      '/profile/imports',
      { ...costly, schema: { body: importRequest, response: { 201: progressImport } } },
      async (request, reply) =>
        reply.code(201).send(await imports.apply(requireUser(request).id, request.body)),
    );

    app.get('/profile/imports', { schema: { response: { 200: progressImports } } }, (request) =>
      imports.list(requireUser(request).id),
    );

    app.delete(
      '/profile/imports/:id',
      { schema: { params: importParams, response: { 200: importUndone } } },
      (request) => imports.undo(requireUser(request).id, request.params.id),
    );
  };
