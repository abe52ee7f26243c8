import { ALL_UNITS, MOST_FILE_BYTES, releaseRoutes } from '@site/shared/contracts/releases';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { sendError } from '../../../plugins/errors.ts';
import { requireRight } from '../../../routing/release-holder.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { SiteViews } from '../site-views/site-views.ts';
import { checkBuild } from '../store/check-build.ts';
import { collect } from '../store/garbage-collect.ts';
import { versionsOf } from '../store/live-changes.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { missingFiles, storeFile } from '../store/release-files.repository.ts';
import { storeRelease } from '../store/release-store.ts';

/** As many hashes as are allowed, in JSON. */
const HASHES_LIMIT = 512 * 1024;

/** As many files as are allowed, with the longest names. */
const RELEASE_LIMIT = 3 * 1024 * 1024;

/** The same with the hashes of a description and what its scripts are made of. */
const CHECK_LIMIT = 2 * RELEASE_LIMIT;

/** What is stored: files first, then the release that names them. */
export const publishRoutes =
  (store: ManifestStore, siteViews: SiteViews): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    await app.register(uploadRoute(kysely));
    const serve = serveRoutes(app, releaseRoutes);

    serve(
      'POST /v1/releases/checks',
      ({ releaseHolder: holder, body }) => {
        requireRight(holder, 'publish', body.unit);
        return checkBuild(store, body);
      },
      { bodyLimit: CHECK_LIMIT },
    );
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
      const versions = versionsOf(body);
      for (const [unit] of versions) requireRight(releaseHolder, 'publish', unit);
      const { until, ...preview } = await siteViews.override(versions);
      return { ...preview, until: until.toISOString() };
    });
    serve('POST /v1/releases/collections', ({ releaseHolder: holder, body }) => {
      requireRight(holder, 'publish', ALL_UNITS);
      return collect(kysely, body.keep, { by: holder.name });
    });
  };

const FILE = 'application/octet-stream';

/** A release is uploaded many files at once. They leave connections to the database for the readers of the site. */
const uploads = {
  concurrency: 4,
  queueSize: 1_000,
  busy: 'Too many files are being uploaded. Please try again in a moment.',
};

const noFile = () =>
  new DomainError(415, 'content-type', `Send the file itself as the body, as ${FILE}.`);

const tooLarge = () => {
  const most = `${MOST_FILE_BYTES / 1024 ** 2} MiB`;
  return new DomainError(413, 'too-large', `A file of a release can have at most ${most}.`);
};

/** The one route that takes a file as its body. */
const uploadRoute =
  (kysely: Kysely<DB>): FastifyPluginAsync =>
  async (app) => {
    const inTurn = createConcurrencyLimit(uploads);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FILE, { parseAs: 'buffer' }, (_request, file, done) =>
      done(null, file),
    );

    serveRoutes(app, releaseRoutes)(
      'PUT /v1/releases/files',
      async ({ body }) => {
        if (!Buffer.isBuffer(body)) throw noFile();
        return { integrity: await inTurn(() => storeFile(kysely, body)) };
      },
      {
        bodyLimit: MOST_FILE_BYTES,
        consumes: [FILE],
        errorHandler: (error, request, reply) => sendError(inWords(error), request, reply),
      },
    );
  };

/** What the framework refuses before it has read a file. */
function inWords(error: FastifyError): FastifyError {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge() as Error as FastifyError;
  return error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
    ? (noFile() as Error as FastifyError)
    : error;
}
