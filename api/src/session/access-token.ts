import * as z from 'zod/mini';
import { signClaims, verifyClaims } from './json-web-token.ts';

/** Who a request is from, as an access token says. */
export interface SessionUser {
  id: string;
  sessionId: string;
}

export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Bounds the memory. Beyond them the one that has been known longest is verified again. */
const MOST_REMEMBERED = 10_000;

const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

interface Verified {
  user: SessionUser;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * Signs and reads access tokens. To verify one takes 70 µs of processor time, which many short requests
 * don't take in all, so those that were verified are remembered (decision 25).
 */
export function createAccessTokens(key: Uint8Array) {
  const remembered = new Map<string, Verified>();

  const remember = (token: string, verified: Verified) => {
    const [first] = remembered.keys();
    if (first !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(first);
    // A copy: the token is a slice of the request's Cookie header, all of which would stay in memory with it.
    remembered.set(Buffer.from(token).toString(), verified);
  };

  const verify = async (token: string): Promise<Verified | null> => {
    const payload = await verifyClaims(token, key);
    if (!payload) return null;
    const { sub, sid, exp } = claims.parse(payload);
    const verified = { user: { id: sub, sessionId: sid }, expiresAt: exp * 1000 };
    remember(token, verified);
    return verified;
  };

  return {
    /** A token for ten minutes, or for what is left of the session. @param expiresAt when that ends. */
    sign({ user, expiresAt }: { user: SessionUser; expiresAt: Date }): Promise<string> {
      const lasting = Math.floor(Date.now() / 1000) + ACCESS_TOKEN_SECONDS;
      const exp = Math.min(lasting, Math.floor(expiresAt.getTime() / 1000));
      return signClaims({ sub: user.id, sid: user.sessionId, exp }, key);
    },

    /** null if the token is not ours or has expired. */
    async read(token: string): Promise<SessionUser | null> {
      const verified = remembered.get(token) ?? (await verify(token));
      return verified && verified.expiresAt > Date.now() ? verified.user : null;
    },
  };
}
