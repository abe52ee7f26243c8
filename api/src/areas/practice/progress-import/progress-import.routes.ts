import { progressImportRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { refuseWhileWorking } from '../../../concurrency/heavy-work.ts';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createProgressImports } from './progress-import.service.ts';

/** IMPORT_MAX characters, of up to three bytes each, in JSON. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Progress that a person uploads in a file. */
export const progressImportModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const imports = createProgressImports(kysely);
    const serve = serveRoutes(app, progressImportRoutes);
    const large = { bodyLimit: BODY_LIMIT, ...refuseWhileWorking };

    serve(
      'POST /v1/profile/imports/preview',
      ({ user, body }) => imports.preview(user.id, body.file),
      large,
    );
    serve(
      'POST /v1/profile/imports',
      async ({ user, body }, reply) => reply.code(201).send(await imports.apply(user.id, body)),
      large,
    );
    serve('GET /v1/profile/imports', ({ user }) => imports.list(user.id));
    serve('DELETE /v1/profile/imports/{id}', ({ user, params }) =>
      imports.undo(user.id, params.id),
    );
  };
