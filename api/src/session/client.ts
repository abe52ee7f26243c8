import type { FastifyRequest } from 'fastify';
import type { Client } from './sessions.repository.ts';

const LONGEST = 300;

/** What a request says of where it comes from. */
export function clientOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Client {
  return { userAgent: headers['user-agent']?.slice(0, LONGEST) ?? null, ip };
}
