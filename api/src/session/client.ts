import type { FastifyRequest } from 'fastify';
import type { Client } from './sessions.repository.ts';

const LONGEST = 300;

/** The device and address that a request comes from. */
export function clientOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Client {
  return { userAgent: headers['user-agent']?.slice(0, LONGEST) ?? null, ip };
}
