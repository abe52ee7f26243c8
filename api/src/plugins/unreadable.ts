import type { Socket } from 'node:net';
import type { Problem } from '@site/shared/contracts';
import type { ConnectionError } from 'fastify';

/** Answers bytes that are no HTTP request, before there is a request to speak of. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, problem] = describe(error);
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function describe({ code }: ConnectionError): [string, Problem] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message =
      'The headers of the request are too large. Clear cookies of this site and try again.';
    return ['431 Request Header Fields Too Large', { statusCode: 431, code: 'headers', message }];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request took too long to arrive.';
    return ['408 Request Timeout', { statusCode: 408, code: 'slow', message }];
  }
  const message = 'The request cannot be read.';
  return ['400 Bad Request', { statusCode: 400, code: 'malformed', message }];
}
