import { createHash, randomBytes } from 'node:crypto';

/**
 * A random secret of 32 bytes for a browser or a mail, and its hash for the database: a refresh token, an
 * administrator's session, the link of a mail.
 */
export function newOpaqueToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: opaqueTokenHash(token) };
}

export const opaqueTokenHash = (token: string): Buffer =>
  createHash('sha256').update(token).digest();
