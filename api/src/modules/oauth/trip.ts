import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OauthProvider } from '@site/shared/contracts';
import * as z from 'zod/mini';

/** What must be known when a person comes back from a provider. */
export interface Trip {
  provider: OauthProvider;
  state: string;
  nonce: string;
  /** Proves at the provider that who redeems the code is who asked for it (PKCE). */
  verifier: string;
}

export const TRIP_SECONDS = 10 * 60;

const sealed = z.object({
  provider: z.enum(['google', 'github']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});

/** The trip as a signed text that a browser can keep for ten minutes. */
export function sealTrip(trip: Trip, secret: Buffer): string {
  const exp = Math.floor(Date.now() / 1000) + TRIP_SECONDS;
  const body = Buffer.from(JSON.stringify({ ...trip, exp })).toString('base64url');
  return `${body}.${sign(body, secret)}`;
}

/** null where the text is not ours or older than ten minutes. */
export function openTrip(text: string, secret: Buffer): Trip | null {
  const [body = '', signature = ''] = text.split('.');
  if (!same(signature, sign(body, secret))) return null;
  const { exp, ...trip } = sealed.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return exp * 1000 > Date.now() ? trip : null;
}

/** Takes the same time wherever the texts differ. */
export function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The prefix keeps these signatures apart from those of access tokens, which have the same key. */
const sign = (body: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`trip:${body}`).digest('base64url');
