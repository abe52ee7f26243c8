import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | null;
  /** Milliseconds after which the request is given up. */
  patience?: number;
}

export interface HttpResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true });
const PATIENCE_MS = 30_000;

/** Sends a request exactly as it is, and reads the whole response. Rejects if there is none. */
export const send = (url: string, sent: RequestOptions = {}): Promise<HttpResponse> =>
  url.startsWith('https:') ? sendOverHttp2(url, sent) : sendOverHttp1(url, sent);

function sendOverHttp1(
  url: string,
  { method = 'GET', headers = {}, body, patience = PATIENCE_MS }: RequestOptions,
) {
  return new Promise<HttpResponse>((resolve, reject) => {
    const { origin } = new URL(url);
    // Not parsed: dots and odd characters stay as they are.
    const path = url.slice(origin.length);
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const call = request(
      origin,
      { agent, method, path, headers: { ...headers, ...length }, timeout: patience },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${patience} ms`)));
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}

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
async function sendOverHttp2(url: string, sent: RequestOptions = {}): Promise<HttpResponse> {
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

/** A user of a site; a visitor has no id. */
export interface Person {
  id?: string;
  headers: Record<string, string>;
}

const ours = { 'x-requested-with': 'XMLHttpRequest' };

export const visitor: Person = { headers: ours };

const json = (body: object) => ({
  method: 'POST',
  headers: { ...ours, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs in, as a learner or as an administrator by the path. @throws Error with the response if it is refused */
export async function signIn(url: string, path: string, credentials: object): Promise<Person> {
  const response = await send(`${url}${path}`, json(credentials));
  if (response.statusCode !== 201)
    throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  const cookies = response.headers['set-cookie'] ?? [];
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { id: JSON.parse(response.body).id, headers: { ...ours, cookie } };
}

/** A learner who has just signed up and in. */
export async function newLearner(url: string, name = 'Asha Rao'): Promise<Person & { id: string }> {
  const credentials = { email: `${randomUUID()}@example.org`, password: 'sesame1$open' };
  const response = await send(`${url}/v1/auth/signup`, json({ ...credentials, name }));
  if (response.statusCode >= 300)
    throw new Error(`signup: ${response.statusCode} ${response.body}`);
  const person = await signIn(url, '/v1/auth/signin', credentials);
  return { ...person, id: person.id ?? '' };
}

/** Calls with a body of JSON, or without any. */
export const call = (url: string, person: Person, method: string, path: string, body?: object) =>
  send(url + path, {
    method,
    headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

export const newComment = (content: string) => ({
  id: randomUUID(),
  subject: 'dsa-problem:two-sum',
  parentId: null,
  content,
});
