import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who a request is from, as an access token says. */
export interface SessionUser {
  id: string;
  sessionId: string;
}

const ACCESS_TOKEN_SECONDS = 10 * 60;

/**
 * JSON Web Tokens with one fixed header (HS256): the header is compared as a whole, so that no
 * token chooses its own algorithm.
 */
const header = encode({ alg: 'HS256', typ: 'JWT' });

interface Claims {
  sub: string;
  sid: string;
  /** Seconds since 1970. */
  exp: number;
}

export function signAccessToken(user: SessionUser, secret: Buffer, now = Date.now()): string {
  const exp = Math.floor(now / 1000) + ACCESS_TOKEN_SECONDS;
  const body = `${header}.${encode({ sub: user.id, sid: user.sessionId, exp } satisfies Claims)}`;
  return `${body}.${sign(body, secret)}`;
}

/** null where the token is not ours or has expired. */
export function readAccessToken(
  token: string,
  secret: Buffer,
  now = Date.now(),
): SessionUser | null {
  const [head, payload, signature] = token.split('.');
  if (head !== header || !payload || !signature) return null;
  if (!equal(signature, sign(`${head}.${payload}`, secret))) return null;
  const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1000 > now ? { id: claims.sub, sessionId: claims.sid } : null;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

/** Takes the same time wherever the texts differ. */
function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
