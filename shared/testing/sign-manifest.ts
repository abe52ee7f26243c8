import { generateKeyPairSync, sign } from 'node:crypto';
import { type ReleaseManifest, signedText } from '../contracts/index.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const NAME = 'test';

/** The public keys that documents name. */
export const testManifestKeys = { [NAME]: publicKey.export({ format: 'jwk' }).x ?? '' };

/** As the server sends it. */
export function signManifest(manifest: ReleaseManifest): ReleaseManifest {
  const renewed = { ...manifest, expires: '2999-01-01T00:00:00.000Z' };
  const bytes = sign(null, Buffer.from(signedText(renewed)), privateKey);
  return { ...renewed, signature: `${NAME}.${bytes.toString('base64')}` };
}
