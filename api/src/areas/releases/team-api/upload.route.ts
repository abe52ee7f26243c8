import { MOST_FILE_BYTES, releaseRoutes } from '@site/shared/contracts';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { sendError } from '../../../plugins/errors.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { storeFile } from '../store/release-files.repository.ts';

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
export const uploadRoute =
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
