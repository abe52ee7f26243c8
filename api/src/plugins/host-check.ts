import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { isLoopback } from '../loopback.ts';

/** Asked by machines that know an address only. */
const probes = new Set(['/v1/health', '/v1/ready']);

/** The name in a Host header, without port and brackets; null where it is none. */
export function hostname(host: string | undefined): string | null {
  const url = `http://${host}`;
  return host && URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : null;
}

/**
 * Refuses requests for a name that is not ours, so that a foreign name which resolves to this
 * machine (DNS rebinding) gets nothing and no link is ever built from such a name.
 */
export const hostCheck = (config: Config) =>
  fp(async (app) => {
    const own = new Set([new URL(config.publicUrl).hostname, config.host]);
    app.addHook('onRequest', async (request) => {
      const name = hostname(request.headers.host);
      if (name && (own.has(name) || isLoopback(name))) return;
      if (probes.has(request.url)) return;
      throw new DomainError(421, 'unknown-host', 'This site is not known under this name.');
    });
  });
