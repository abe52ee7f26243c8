import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Config } from '../src/config/config.ts';

type Answer = LightMyRequestResponse;
type Headers = Record<string, string | null>;

/** A client. A browser on a page of the site stores cookies and sends the headers of the site's http client. */
export interface Agent {
  /** Cookie name to value, as the browser holds them. */
  cookies: Map<string, string>;
  get(url: string): Promise<Answer>;
  post(url: string, body?: object): Promise<Answer>;
  put(url: string, body: object): Promise<Answer>;
  patch(url: string, body: object): Promise<Answer>;
  delete(url: string): Promise<Answer>;
  /** For requests that no page of the site would send. A header that is null is left out. */
  send(request: Omit<InjectOptions, 'headers'> & { headers?: Headers }): Promise<Answer>;
}

export const createAgent = (app: FastifyInstance, config: Pick<Config, 'publicUrl'>): Agent =>
  agentWith(app, {
    host: new URL(config.publicUrl).host,
    origin: config.publicUrl,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  });

/** A program that releases for a team: it sends a token, and nothing that browsers send. */
export const createTeam = (
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  token: string,
): Agent =>
  agentWith(app, { host: new URL(config.publicUrl).host, authorization: `Bearer ${token}` });

/** @param own headers of each request */
function agentWith(app: FastifyInstance, own: Headers): Agent {
  const cookies = new Map<string, string>();

  const send: Agent['send'] = async (request) => {
    const headers = { ...own, ...cookieHeader(cookies), ...request.headers };
    const answer = await app.inject({ ...request, headers: withoutNull(headers) });
    storeCookies(cookies, answer);
    return answer;
  };

  return {
    cookies,
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body) => send({ method: 'POST', url, payload: body }),
    put: (url, body) => send({ method: 'PUT', url, payload: body }),
    patch: (url, body) => send({ method: 'PATCH', url, payload: body }),
    delete: (url) => send({ method: 'DELETE', url }),
  };
}

const withoutNull = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null),
  );

function cookieHeader(cookies: Map<string, string>): { cookie?: string } {
  const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

function storeCookies(cookies: Map<string, string>, answer: Answer): void {
  for (const { name, value } of answer.cookies) {
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
