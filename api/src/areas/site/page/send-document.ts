import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor, QUALITY } from '../../../routing/compression.ts';
import type { VisitorDocument } from './document-cache.ts';
import type { PageDocument, Redirect } from './page-view.ts';

/** A database that ended is back within a few seconds if it comes back by itself. */
const RETRY_AFTER_SECONDS = 10;

/** No cache may give out a page without revalidation: it names what is live. */
const NO_CACHE = 'private, no-cache';

/** Caches in front of the site may, for a moment; browsers revalidate all the same. */
const shared = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/** What a response sets in one browser alone is nobody else's. */
export async function keepCookiesPrivate(_request: FastifyRequest, reply: FastifyReply) {
  const isShared = String(reply.getHeader('cache-control')).startsWith('public');
  if (isShared && reply.hasHeader('set-cookie')) reply.header('cache-control', NO_CACHE);
}

/**
 * A person's page, and what this browser alone was let see, aren't stored at all: Back would show them after logging out.
 * Nor is what the next moment is to replace.
 */
export const NO_STORE = 'private, no-store';

/** Revalidated each time, as every page: the live release manifest decides where an address leads. */
export const sendRedirect = (
  reply: FastifyReply,
  { location, status }: Redirect,
  cacheControl = NO_CACHE,
) => reply.header('cache-control', cacheControl).redirect(location, status);

export async function sendPersons(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html }: PageDocument,
) {
  asPage(reply, status, NO_STORE);
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(html);
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return reply.send(await compress(Buffer.from(html), encoding, QUALITY.usedOnce));
}

/**
 * A visitor's browser that has the document gets a 304.
 * @param sharedSeconds for how long caches in front of the site may give it to others; 0: not at all
 */
export async function sendVisitors(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, isStopgap, etag, bodyAs }: VisitorDocument,
  sharedSeconds = 0,
) {
  const isShared = sharedSeconds > 0 && status === 200 && etag !== null;
  const cacheControl = isShared ? shared(sharedSeconds) : NO_CACHE;
  asPage(reply, status, isStopgap ? NO_STORE : cacheControl);
  if (etag !== null) {
    reply.headers({ etag, vary: 'accept-encoding, cookie' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bodyAs(encoding));
}

function asPage(
  reply: FastifyReply,
  status: PageDocument['status'],
  cacheControl: string,
): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status).header('cache-control', cacheControl).type('text/html; charset=utf-8');
}
