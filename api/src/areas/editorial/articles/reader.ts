import { createHmac } from 'node:crypto';
import { networkOf } from '../../../limits/index.ts';

/** Who reads: a person who is signed in, or a visitor's browser by its cookie and its address. */
export type Reader =
  | { userId: string }
  | {
      browser: string;
      /** Whether the browser has sent its cookie back; if not, it may store no cookies. */
      known: boolean;
      ip: string;
    };

/** How many browsers of one network count for an article each day: clearing cookies gains nothing more. */
const BROWSERS_OF_A_NETWORK = 50;

/** The day in UTC, as in 2026-11-21. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * A reader as the database may know them: a view counts if none of the marks has been seen on that day.
 * They change every day, and without the key nobody can find out who it was.
 */
export function readerMarks(reader: Reader, day: string, key: Buffer): [Buffer, ...Buffer[]] {
  const digest = (who: string) => createHmac('sha256', key).update(`${day} ${who}`).digest();
  const mark = (who: string) => digest(who).subarray(0, 16);
  if ('userId' in reader) return [mark(`person ${reader.userId}`)];
  const network = networkOf(reader.ip);
  const browser = `browser ${reader.browser}`;
  if (!reader.known) return [mark(`network ${network}`), mark(browser)];
  const slot = digest(browser).readUInt32BE() % BROWSERS_OF_A_NETWORK;
  return [mark(browser), mark(`network ${network} place ${slot}`)];
}
