import type { Socket } from 'node:net';
import type { KnownProblem } from '@site/shared/contracts/composition';
import fastify, { type ConnectionError, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { loggerOptions } from '../logging/logging.ts';
import { requestIds } from '../logging/request-id.ts';
import { sendError } from './errors.ts';
import { everyResponse, identified } from './every-response.ts';

/** The proxies that may say where a request comes from: the nearest ones by number, or those named. */
const trusted = (proxies: number | readonly string[]) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];

const BODY_LIMIT = 64 * 1024;

/** For a request to arrive in full, so that slow senders don't hold connections forever. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Before the site listens, it fetches what is live from the database, which takes a slow or busy machine its time. */
const START_TIMEOUT_MS = 10 * 60_000;

/** A server without routes, with the limits and the log of this configuration. */
export function createServer(config: Config): FastifyInstance {
  const always = everyResponse(config);
  return fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    logger: loggerOptions(config.logLevel),
    genReqId: requestIds(config),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    // While the process drains, new requests still get a response, and the response ends the connection.
    return503OnClosing: false,
    ...(config.trustProxy !== null && { trustProxy: trusted(config.trustProxy) }),
    // host-check.ts refuses those without, and says why.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ ...always, ...identified(request) })),
    clientErrorHandler: handleUnreadable(always),
  });
}

/**
 * Responds to bytes that are no HTTP request, before Fastify has one.
 * @param always headers that these responses carry too
 */
const handleUnreadable =
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
