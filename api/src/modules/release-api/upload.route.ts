import { fileStored, MOST_FILE_BYTES } from '@site/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';
import type { Tables } from '../../database/tables.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { answerError } from '../../plugins/errors.ts';
import { storeFile } from '../releases/index.ts';
import { byToken, refuseWithout } from './holder.ts';

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
  (kysely: Kysely<Tables>): FastifyPluginAsyncZod =>
  async (app) => {
    const inTurn = createConcurrencyLimit(uploads);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FILE, { parseAs: 'buffer' }, (_request, file, done) =>
      done(null, file),
    );

    app.put(
      '/releases/files',
      {
        config: { ignoresSession: true },
        bodyLimit: MOST_FILE_BYTES,
        onRequest: refuseWithout('publish'),
        errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
          answerError(inWords(error), request, reply),
        schema: { ...byToken, body: z.unknown(), consumes: [FILE], response: { 200: fileStored } },
      },
      async ({ body }) => {
        if (!Buffer.isBuffer(body)) throw noFile();
        return { integrity: await inTurn(() => storeFile(kysely, body)) };
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
