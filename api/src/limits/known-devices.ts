import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { cookieName } from '../routing/cookie-name.ts';

/** An account as far as its devices are concerned. */
export interface Owner {
  id: string;
  /** null: there is no password to guess, so no device needs to be known. */
  password_hash: string | null;
}

/** Whose account it is: ids of the two kinds are unrelated. */
export type AccountKind = 'learner' | 'admin';

/** As long as browsers store a cookie at all. */
const DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Enough for a browser that a family shares. */
const ACCOUNTS_MOST = 5;

/** When it ends (seconds since 1970), a random number, and the signature of both. */
const entryPattern = /^(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * The browsers that have signed in to an account, known by a cookie. It holds an entry for each account,
 * signed together with the account's stored password: a cookie made for another account, or before a new
 * password, is worthless, and nothing has to be stored or deleted.
 */
export function createKnownDevices(config: Pick<Config, 'publicUrl'>, key: Buffer) {
  const { name, secure } = cookieName(config, 'device');
  const options = { path: '/v1', httpOnly: true, secure, sameSite: 'lax' } as const;

  const belongs = (entry: string, kind: AccountKind, { id, password_hash }: Owner): boolean => {
    const [, end, nonce, signature = ''] = entryPattern.exec(entry) ?? [];
    const right = sign([kind, id, password_hash, end, nonce], key);
    return same(signature, right) && Number(end) * 1000 > Date.now();
  };

  const newEntry = (kind: AccountKind, { id, password_hash }: Owner): string => {
    const end = String(Math.floor((Date.now() + DAYS * DAY_MS) / 1000));
    const nonce = randomBytes(16).toString('base64url');
    return [end, nonce, sign([kind, id, password_hash, end, nonce], key)].join('.');
  };

  return {
    cookieOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => cookies[name] ?? '',

    /** Distinguishes this device from the account's others; null if the account doesn't know it. */
    deviceOf(cookie: string, kind: AccountKind, owner: Owner): string | null {
      if (owner.password_hash === null) return null;
      const entry = entriesOf(cookie).find((entry) => belongs(entry, kind, owner));
      return entry?.split('.')[1] ?? null;
    },

    /** Makes the browser known to the account, beside others that it knows. */
    remember(request: FastifyRequest, reply: FastifyReply, kind: AccountKind, owner: Owner): void {
      if (owner.password_hash === null) return;
      const others = entriesOf(request.cookies[name] ?? '').filter(
        (entry) => !belongs(entry, kind, owner),
      );
      const entries = [newEntry(kind, owner), ...others].slice(0, ACCOUNTS_MOST);
      reply.setCookie(name, entries.join('~'), { ...options, maxAge: DAYS * (DAY_MS / 1000) });
    },
  };
}

const entriesOf = (cookie: string): string[] =>
  cookie.split('~', ACCOUNTS_MOST).filter((entry) => entryPattern.test(entry));

const sign = (facts: readonly unknown[], key: Buffer): string =>
  createHmac('sha256', key).update(JSON.stringify(facts)).digest('base64url');

/** Takes the same time wherever the texts differ. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
