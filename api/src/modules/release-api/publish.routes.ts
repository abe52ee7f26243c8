import {
  ALL_UNITS,
  collected,
  collection,
  filesAsked,
  filesMissing,
  newPreview,
  newRelease,
  releasePreview,
  releaseStored,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { requireRight } from '../release-tokens/index.ts';
import { collect, missingFiles, storeRelease } from '../releases/index.ts';
import type { SiteViews } from '../site-views/index.ts';
import { byToken, holderOf, refuseWithout } from './holder.ts';
import { uploadRoute } from './upload.route.ts';

/** As many hashes as are allowed, in JSON. */
const HASHES_LIMIT = 512 * 1024;

/** As many files as are allowed, with the longest names. */
const RELEASE_LIMIT = 3 * 1024 * 1024;

/** What is stored: files first, then the release that names them. */
export const publishRoutes =
  (kysely: Kysely<Tables>, siteViews: SiteViews): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };
    const onRequest = refuseWithout('publish');
    await app.register(uploadRoute(kysely));

    app.post(
      '/releases/missing-files',
      {
        config,
        bodyLimit: HASHES_LIMIT,
        onRequest,
        schema: { ...byToken, body: filesAsked, response: { 200: filesMissing } },
      },
      async ({ body }) => ({ missing: await missingFiles(kysely, body.integrities) }),
    );
    app.post(
      '/releases',
      {
        config,
        bodyLimit: RELEASE_LIMIT,
        onRequest,
        schema: {
          ...byToken,
          body: newRelease,
          response: { 200: releaseStored, 201: releaseStored },
        },
      },
      async (request, reply) => {
        const { unit, version, files } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'publish', unit);
        const isNew = await storeRelease(kysely, { unit, version, paths: files }, holder.name);
        return reply.code(isNew ? 201 : 200).send({ unit, version, isNew });
      },
    );
    app.post(
      '/releases/previews',
      { config, schema: { ...byToken, body: newPreview, response: { 200: releasePreview } } },
      async (request) => {
        const { unit, version } = request.body;
        requireRight(holderOf(request), 'publish', unit);
        const { until, ...preview } = await siteViews.override(unit, version);
        return { ...preview, until: until.toISOString() };
      },
    );
    app.post(
      '/releases/collections',
      { config, schema: { ...byToken, body: collection, response: { 200: collected } } },
      (request) => {
        const holder = holderOf(request);
        requireRight(holder, 'publish', ALL_UNITS);
        return collect(kysely, request.body.keep, { by: holder.name });
      },
    );
  };
