import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { HttpResponse, RequestOptions } from './exchange.ts';
import { sendOverHttp2 } from './http2-client.ts';

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
