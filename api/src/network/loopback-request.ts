import type { FastifyRequest } from 'fastify';
import { hostname } from '../plugins/host-check.ts';
import { isLoopback } from './loopback.ts';

/** What proxies add to a request that they pass on. */
const PASSED_ON = /^(forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|.+-client-ip|cf-.+)$/;

/**
 * Whether a request is from a browser on this machine, rather than from somebody elsewhere through a proxy
 * here: the connection, the Host header and the asking page are this machine's, and nothing says that the
 * request was passed on. nginx speaks HTTP/1.0 unless told otherwise, and no browser does.
 */
export function isFromOwnMachine({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const { origin, referer } = headers;
  return (
    isLoopback(address) &&
    isLoopback(hostname(headers.host) ?? '') &&
    [origin, referer].every((page) => page === undefined || isLoopback(hostOf(page))) &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name)) &&
    raw.httpVersion !== '1.0'
  );
}

const hostOf = (page: string) => (URL.canParse(page) ? (hostname(new URL(page).host) ?? '') : '');
