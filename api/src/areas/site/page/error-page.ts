import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../html/escape-html.ts';
import { problemFor, sendError, withWait } from '../../../plugins/errors.ts';

/** A document that cannot be written says so as a page; it needs no file, since none may be known. */
export function sendErrorAsPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode, message } = problemFor(error, request);
  const title = titles[statusCode] ?? (statusCode >= 500 ? BREAK : undefined);
  if (!title) return sendError(error, request, reply);
  return withWait(reply, error)
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorDocument(title, message, request.id));
}

const BREAK = 'This page is taking a break';
const titles: Record<number, string> = { 429: 'Too many pages at once' };

const errorDocument = (title: string, message: string, requestId: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">Try again</a> or go to the <a href="/">home page</a>.</p>
<p><small>Request ${requestId}</small></p>
</main>
</body>
</html>
`;
