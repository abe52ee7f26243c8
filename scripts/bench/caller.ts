import type { HeavyRequest, Sender } from '../../api/testing/heaviest-requests/heavy-request.ts';
import type { Learner } from './site/learner.ts';

/** Someone who sends requests to a site over HTTP. */
export interface Caller extends Sender, Learner {
  /** The status, after the whole response has come. */
  status(method: string, request: HeavyRequest): Promise<number>;
  /** What a learner signed in with is good for ten minutes: this makes it new. */
  renew(): Promise<void>;
}

export function callerOf(site: string, learner: Learner): Caller {
  const { id } = learner;
  const headers = { ...learner.headers };
  const call = (method: string, { path, body, type }: HeavyRequest) =>
    fetch(site + path, { method, ...withBody(headers, body, type) });
  return {
    ...{ id, headers },
    async send<Response>(method: string, path: string, body?: object): Promise<Response> {
      const answer = await call(method, { path, ...(body && { body }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text || '{}');
    },
    async renew() {
      const answer = await call('POST', { path: '/v1/auth/refresh' });
      if (!answer.ok) throw new Error(`The session wasn't renewed: ${answer.status}`);
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      headers.cookie = cookies.join('; ');
    },
    async status(method, request) {
      const answer = await call(method, request);
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Without a body, a call has no type of content. */
function withBody(
  headers: Record<string, string>,
  body: object | undefined,
  type = 'application/octet-stream',
): RequestInit {
  if (body === undefined) return { headers };
  if (Buffer.isBuffer(body))
    return { headers: { ...headers, 'content-type': type }, body: new Uint8Array(body) };
  const json = { ...headers, 'content-type': 'application/json' };
  return { headers: json, body: JSON.stringify(body) };
}
