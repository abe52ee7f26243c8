import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 bytes for the browser, and the hash of it for the database. */
export function newRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: refreshTokenHash(token) };
}

export const refreshTokenHash = (token: string): Buffer =>
  createHash('sha256').update(token).digest();
