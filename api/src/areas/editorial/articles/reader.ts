import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { networkOf } from '../../../limits/index.ts';
import { cookieName } from '../../../routing/cookie-name.ts';

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

const LASTS_SECONDS = 30 * 24 * 60 * 60;

export const newReaderId = (): string => randomBytes(16).toString('base64url');

const ID = /^[\w-]{22}$/;

/**
 * The cookie by which a visitor's browser counts as one reader. It is set when a visitor opens an article,
 * holds a random number, and is sent with calls for articles only. Named with the port like the session's.
 */
export function readerCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'reader');
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/v1/articles' } as const;
  return {
    /** null if there is none that we made. */
    idOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
      ID.test(cookies[name] ?? '') ? (cookies[name] ?? null) : null,
    set: (reply: FastifyReply, id: string) =>
      reply.setCookie(name, id, { ...options, maxAge: LASTS_SECONDS }),
  };
}

export type ReaderCookie = ReturnType<typeof readerCookie>;
