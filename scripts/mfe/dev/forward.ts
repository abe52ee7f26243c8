/** Passes requests on to the site and its answers back, so that to the browser all of it is on localhost. */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import { request as requestSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { SiteCookies } from './site-cookies.ts';

interface Options {
  /** Where to reach the site, and its API if that is elsewhere. */
  site: URL;
  api: URL;
  /** Where the browser finds it. */
  local: URL;
  cookies: SiteCookies;
  /** Makes of a document or a release manifest what the browser gets. */
  change(answer: Answer, path: string): Answer | Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

/** What is about one connection, or about the encoding or the age of a body that is changed. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified'];
/** What the site requires of browsers for its own name, and the proof that a page sends with its reports. */
const FOR_SITE_ALONE = ['strict-transport-security', 'alt-svc', 'server-timing'];

/** Responses that name what is live, recognized by the request or by their headers. */
const isComposed = (path: string, type = '') =>
  type.includes('text/html') || path.split('?')[0] === '/release-manifest.json';

export function forwarder({ site, api, local, cookies, change }: Options) {
  const targetOf = (path: string) => (path.startsWith('/v1/') ? api : site);

  /** A page of ours is one of the site's; what another page sends stays foreign, and the site refuses it. */
  function headersToSite(
    path: string,
    { headers }: IncomingMessage,
    target: URL,
  ): OutgoingHttpHeaders {
    const sent: OutgoingHttpHeaders = without(headers, [...OF_CONNECTION, 'cookie', 'host']);
    const cookie = cookies.toSite(headers.cookie);
    if (cookie) sent.cookie = cookie;
    if (headers.origin === local.origin) sent.origin = site.origin;
    if (headers.referer?.startsWith(`${local.origin}/`)) {
      sent.referer = site.origin + headers.referer.slice(local.origin.length);
    }
    // A response that is changed on the way is requested whole and uncompressed.
    if (isComposed(path, headers.accept)) {
      sent['accept-encoding'] = 'identity';
      delete sent['if-none-match'];
      delete sent['if-modified-since'];
    }
    return { ...sent, host: target.host };
  }

  function headersToBrowser(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
    const sent: OutgoingHttpHeaders = without(headers, [...OF_CONNECTION, ...FOR_SITE_ALONE]);
    const set = headers['set-cookie'];
    if (set) sent['set-cookie'] = set.map(cookies.toBrowser);
    const { location } = headers;
    if (location?.startsWith(`${site.origin}/`)) {
      sent.location = local.origin + location.slice(site.origin.length);
    }
    return sent;
  }

  async function passOn(answer: IncomingMessage, path: string, response: ServerResponse) {
    const { statusCode: status = 502 } = answer;
    const headers = headersToBrowser(answer.headers);
    if (!isComposed(path, answer.headers['content-type'])) {
      response.writeHead(status, headers);
      answer.pipe(response);
      return;
    }
    const body = (await buffer(answer)).toString('utf8');
    const changed = await change({ status, headers: without(headers, OF_BODY), body }, path);
    response.writeHead(changed.status, changed.headers).end(changed.body);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url: path = '/' } = request;
    const target = targetOf(path);
    const send = target.protocol === 'https:' ? requestSecurely : requestPlain;
    const { protocol, port } = target;
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const headers = headersToSite(path, request, target);
    const away = ({ message }: Error) =>
      failed(response, 502, `${target.origin} doesn't answer: ${message}`);
    const forwarded = send({ protocol, hostname, port, method, path, headers }, (answer) => {
      answer.on('error', away);
      passOn(answer, path, response).catch(({ message }) => failed(response, 500, message));
    });
    forwarded.on('error', away);
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}

/** What the developer sees in place of a page. */
function failed(response: ServerResponse, status: number, why: string) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${why}\n`);
}

const without = <T extends object>(headers: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
