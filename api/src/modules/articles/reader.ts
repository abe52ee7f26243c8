import { createHmac } from 'node:crypto';
import { networkOf } from '../limits/index.ts';

/** Who reads: the person who is signed in, else the browser at an address. */
export interface Reader {
  userId: string | null;
  ip: string;
  userAgent: string;
}

/** The day in UTC, as in 2026-11-21. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * A reader as the database may know them: the same within a day, another the day after, and without the
 * installation's secret nobody can tell who it was.
 */
export function readerMark({ userId, ip, userAgent }: Reader, day: string, secret: Buffer): Buffer {
  const who = userId ? `person ${userId}` : `visitor ${networkOf(ip)} ${userAgent}`;
  const key = createHmac('sha256', secret).update('article views').digest();
  return createHmac('sha256', key).update(`${day} ${who}`).digest().subarray(0, 16);
}
