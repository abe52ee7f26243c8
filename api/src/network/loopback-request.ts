import type { FastifyRequest } from 'fastify';
import { hostname } from '../plugins/host-check.ts';
import { isLoopback } from './loopback.ts';

/** Headers that proxies add to requests they forward. */
const FORWARDED = /^(forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|.+-client-ip|cf-.+)$/;

/**
 * Whether a request is from a browser on this machine, rather than from elsewhere through a proxy here:
 * the connection, the Host header and the requesting page are this machine's, and no header says that the
 * request was forwarded. nginx speaks HTTP/1.0 by default, and no browser does.
 */
export function isLoopbackRequest({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const { origin, referer } = headers;
  return (
    isLoopback(address) &&
    isLoopback(hostname(headers.host) ?? '') &&
    [origin, referer].every((page) => page === undefined || isLoopback(hostOf(page))) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name)) &&
    raw.httpVersion !== '1.0'
  );
}

const hostOf = (page: string) => (URL.canParse(page) ? (hostname(new URL(page).host) ?? '') : '');
