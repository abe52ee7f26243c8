import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { isLoopback } from '../network/loopback.ts';

/** Requested by machines that know an address only. */
const probes = new Set(['/v1/health', '/v1/ready']);

/** A name or an address with an optional port, and nothing that has a meaning elsewhere, such as in a policy. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The name in a Host header, without port and brackets; null if there is none. */
export function hostname(host: string | undefined): string | null {
  const url = `http://${host}`;
  if (!host || !plainHost.test(host) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/** Whether a request came to the origin that has the files of releases, and nothing else. */
export function isAtReleasesOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { releasesOrigin }: Pick<Config, 'releasesOrigin'>,
): boolean {
  return (
    releasesOrigin !== null && hostname(headers.host) === hostname(new URL(releasesOrigin).host)
  );
}

const isFile = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && url.startsWith('/releases/');

/**
 * Refuses requests for a name that is not ours, so that a foreign name which resolves to this
 * machine (DNS rebinding) gets nothing and no link is ever built from such a name. Also refuses what
 * two readers could understand differently: no name or several, or one in the request's first line.
 */
export const hostCheck = (config: Config) =>
  fp(async (app) => {
    const own = new Set([new URL(config.publicUrl).hostname, config.host]);
    app.addHook('onRequest', async (request) => {
      refuseAmbiguous(request.raw);
      if (isAtReleasesOrigin(request, config)) {
        if (isFile(request)) return;
        throw new DomainError(404, 'not-found', 'There is nothing here.');
      }
      const name = hostname(request.headers.host);
      if (name && (own.has(name) || isLoopback(name))) return;
      if (probes.has(request.url)) return;
      throw new DomainError(421, 'unknown-host', "This site doesn't go by this name.");
    });
  });

function refuseAmbiguous({ url, httpVersion, rawHeaders }: IncomingMessage): void {
  if (!url?.startsWith('/')) throw malformed('The request must name a path, such as /v1/health.');
  const hosts = hostsIn(rawHeaders);
  if (hosts > 1) throw malformed('The request must have one Host header, not several.');
  if (hosts < 1 && httpVersion === '1.1') throw malformed('The request must have a Host header.');
}

/** Node's `headers` has only the first of several; the raw list of names and values has them all. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

const malformed = (message: string) => new DomainError(400, 'malformed', message);
