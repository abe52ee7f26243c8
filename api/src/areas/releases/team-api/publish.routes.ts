import { ALL_UNITS, releaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { SiteViews } from '../site-views/site-views.ts';
import { collect } from '../store/garbage-collect.ts';
import { missingFiles } from '../store/release-files.repository.ts';
import { storeRelease } from '../store/release-store.ts';
import { uploadRoute } from './upload.route.ts';

/** As many hashes as are allowed, in JSON. */
const HASHES_LIMIT = 512 * 1024;

/** As many files as are allowed, with the longest names. */
const RELEASE_LIMIT = 3 * 1024 * 1024;

/** What is stored: files first, then the release that names them. */
export const publishRoutes =
  (kysely: Kysely<DB>, siteViews: SiteViews): FastifyPluginAsync =>
  async (app) => {
    await app.register(uploadRoute(kysely));
    const serve = serveRoutes(app, releaseRoutes);

    serve(
      'POST /v1/releases/missing-files',
      async ({ body }) => ({ missing: await missingFiles(kysely, body.integrities) }),
      { bodyLimit: HASHES_LIMIT },
    );
    serve(
      'POST /v1/releases',
      async ({ releaseHolder: holder, body }, reply) => {
        const { unit, version, files } = body;
        requireRight(holder, 'publish', unit);
        const isNew = await storeRelease(kysely, { unit, version, paths: files }, holder.name);
        return reply.code(isNew ? 201 : 200).send({ unit, version, isNew });
      },
      { bodyLimit: RELEASE_LIMIT },
    );
    serve('POST /v1/releases/previews', async ({ releaseHolder, body }) => {
      const { unit, version } = body;
      requireRight(releaseHolder, 'publish', unit);
      const { until, ...preview } = await siteViews.override(unit, version);
      return { ...preview, until: until.toISOString() };
    });
    serve('POST /v1/releases/collections', ({ releaseHolder: holder, body }) => {
      requireRight(holder, 'publish', ALL_UNITS);
      return collect(kysely, body.keep, { by: holder.name });
    });
  };
