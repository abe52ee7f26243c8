import { type ClientHttp2Session, connect } from 'node:http2';
import type { HttpResponse, RequestOptions } from './exchange.ts';

const PATIENCE_MS = 30_000;

/** What the server did to a request that arrived after it had announced the end of the connection. */
const UNPROCESSED = 'NGHTTP2_REFUSED_STREAM';

/** Connections without a request under way, and where each leads. */
const unused = new Map<ClientHttp2Session, string>();
let trusted: string | undefined;
let opened = 0;

/** Believes sites that show this certificate, which was made for them alone. */
export function trust(certificate: string): void {
  trusted = certificate;
}

/** How many connections there have been. */
export const connectionsOpened = () => opened;

/**
 * Sends a request over HTTP/2 as browsers do, except that two at the same time use two connections: one that
 * the server says it hasn't processed, since the connection ends, is sent again on another. Rejects if there
 * is no answer.
 */
export async function sendOverHttp2(url: string, sent: RequestOptions = {}): Promise<HttpResponse> {
  const { origin } = new URL(url);
  const session = take(origin);
  try {
    const response = await requestOn(session, url.slice(origin.length), sent);
    if (!session.closed && !session.destroyed) unused.set(session, origin);
    return response;
  } catch (error) {
    if (!(error as Error).message.includes(UNPROCESSED)) throw error;
    return sendOverHttp2(url, sent);
  }
}

/** A connection that nobody else uses: one that is open already, or a new one. */
function take(origin: string): ClientHttp2Session {
  for (const [session, leadsTo] of unused) {
    if (leadsTo === origin && unused.delete(session)) return session;
  }
  opened += 1;
  const session = connect(origin, trusted === undefined ? {} : { ca: trusted });
  const leave = () => unused.delete(session);
  // The error of a connection in use is also that of its request.
  session.on('goaway', leave).on('close', leave).on('error', leave);
  return session;
}

function requestOn(session: ClientHttp2Session, path: string, sent: RequestOptions) {
  const { method = 'GET', headers = {}, body, patience = PATIENCE_MS } = sent;
  return new Promise<HttpResponse>((resolve, reject) => {
    const call = session.request({ ...headers, ':method': method, ':path': path });
    const parts: Buffer[] = [];
    let statusCode = 0;
    let received = {};
    call.on('response', (response) => {
      statusCode = response[':status'] ?? 0;
      received = response;
    });
    call.on('data', (part) => parts.push(part));
    call.on('error', reject);
    call.on('end', () =>
      resolve({ statusCode, headers: received, body: Buffer.concat(parts).toString() }),
    );
    call.on('close', () => reject(new Error('the connection was cut off')));
    call.setTimeout(patience, () => call.destroy(new Error(`no answer within ${patience} ms`)));
    call.end(body ?? undefined);
  });
}
