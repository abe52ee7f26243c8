import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../escape-html.ts';
import { answerError, problemFor } from '../../plugins/errors.ts';

/** A document that cannot be written says so as a page; it needs no file, since none may be known. */
export function answerErrorAsPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode, message } = problemFor(error, request);
  if (statusCode < 500) return answerError(error, request, reply);
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorDocument(message, request.id));
}

const errorDocument = (message: string, requestId: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>This page is taking a break</title>
</head>
<body>
<main>
<h1>This page is taking a break</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">Try again</a> or go to the <a href="/">home page</a>.</p>
<p><small>Request ${requestId}</small></p>
</main>
</body>
</html>
`;
