import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** The only one that counts, so that no token chooses its own algorithm. */
const ALGORITHM = 'HS256';

/** @param claims `exp` is when the token expires, in seconds since 1970. */
export const signClaims = (
  claims: JWTPayload & { exp: number },
  key: Uint8Array,
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM }).sign(key);

/** null if the token isn't one, was not signed with this key, or has expired. */
export async function verifyClaims(token: string, key: Uint8Array): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: new Date(Date.now()),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
