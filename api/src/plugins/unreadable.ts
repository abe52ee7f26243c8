import type { Socket } from 'node:net';
import type { KnownProblem } from '@site/shared/contracts';
import type { ConnectionError } from 'fastify';

/**
 * Responds to bytes that are no HTTP request, before Fastify has one.
 * @param always headers that these responses carry too
 */
export const handleUnreadable =
  (always: Readonly<Record<string, string>>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, problem] = describe(error);
    const body = JSON.stringify(problem);
    const headers = {
      ...always,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  };

function describe({ code }: ConnectionError): [string, KnownProblem] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = "The request's headers are too large. Clear this site's cookies and try again.";
    return ['431 Request Header Fields Too Large', { statusCode: 431, code: 'headers', message }];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request took too long to arrive.';
    return ['408 Request Timeout', { statusCode: 408, code: 'slow', message }];
  }
  const message = "The request can't be read.";
  return ['400 Bad Request', { statusCode: 400, code: 'malformed', message }];
}
