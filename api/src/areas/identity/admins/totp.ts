import { brand } from '@site/shared/brand';
import type { SecondFactorSetup } from '@site/shared/contracts/identity';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** What every app understands: SHA-1, 6 digits, 30 seconds (RFC 6238). */
const PERIOD_SECONDS = 30;

/** 160 bits, as long as the hash, as RFC 4226 advises. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: PERIOD_SECONDS,
  });

/** What an authenticator app needs. */
export function setupOf(secret: Buffer, email: string): SecondFactorSetup {
  const totp = totpOf(secret, email);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr: encodeQR(uri, 'data-url', { border: 4 }) };
}

/**
 * Which 30 seconds since 1970 the code belongs to: the current ones, or those before or after, since
 * clocks differ. null if none of them.
 */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | null {
  const drift = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + drift;
}
