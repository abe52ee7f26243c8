import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/errors.ts';
import { type PictureKind, refusedPicture } from './reencode.ts';

/** Lets the routes of this plugin take pictures. */
export const acceptPictures = (app: FastifyInstance): void => {
  app.addContentTypeParser([...IMAGE_TYPES], { parseAs: 'buffer' }, (_request, file, done) =>
    done(null, file),
  );
};

/** What a route that takes the file itself as its body says about that. */
export const pictureUpload = (kind: PictureKind) => ({
  bodyLimit: kind.maxBytes,
  consumes: IMAGE_TYPES,
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendError(inWords(kind, error), request, reply),
});

/** What the framework refuses before it reads a file. */
function inWords(kind: PictureKind, error: FastifyError): FastifyError {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const message = `A picture can have at most ${kind.maxBytes / 1024 ** 2} MiB.`;
    return refusedPicture(kind, message, 413) as unknown as FastifyError;
  }
  return error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
    ? (refusedPicture(kind, 'Choose a PNG, JPEG or WebP picture.', 415) as unknown as FastifyError)
    : error;
}
