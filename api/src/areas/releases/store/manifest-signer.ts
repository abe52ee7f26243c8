/** Signatures of release manifests, with Ed25519 (RFC 8032). */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { inOrder, type ReleaseManifest, signedText } from '@site/shared/contracts/composition';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/database.ts';
import { deriveKeys, installationSecret } from '../../../keys/derive-keys.ts';

export interface ManifestSigner {
  /** The public keys, base64url, by the names with which signatures begin. */
  readonly trusted: Readonly<Record<string, string>>;
  sign(manifest: ReleaseManifest): ReleaseManifest;
  /** Whether a trusted key signed it. */
  hasSigned(manifest: ReleaseManifest): boolean;
  /** Whether the key signed it that signs now. */
  hasJustSigned(manifest: ReleaseManifest): boolean;
  /** What browsers are sent: signed again once a day, since it soon expires. */
  forBrowsers(manifest: ReleaseManifest): ReleaseManifest;
}

/**
 * The days after the present one, in UTC, on which browsers still take a release manifest. A clock may go a day wrong, and
 * what a cache has held for longer isn't taken.
 */
const DAYS_AHEAD = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What comes before the 32 bytes of a private key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param seeds private keys of 32 bytes: the first signs, the others only count */
export function manifestSigner(seeds: readonly Buffer[]): ManifestSigner {
  const keys = seeds.map(keyOf);
  const [signing] = keys;
  if (!signing) throw new Error("A release manifest can't be signed without a key.");
  const sent = new WeakMap<ReleaseManifest, ReleaseManifest>();

  const signed = (manifest: ReleaseManifest): ReleaseManifest => {
    const ordered = inOrder(manifest);
    const bytes = sign(null, Buffer.from(signedText(ordered)), signing.privateKey);
    return { ...ordered, signature: `${signing.name}.${bytes.toString('base64')}` };
  };

  const isBy = (manifest: ReleaseManifest, among: readonly Key[]) => {
    const [name, bytes = ''] = String(manifest.signature).split('.');
    const key = among.find((one) => one.name === name);
    const text = Buffer.from(signedText(inOrder(manifest)));
    return Boolean(key && verify(null, text, key.publicKey, Buffer.from(bytes, 'base64')));
  };

  return {
    trusted: Object.fromEntries(keys.map(({ name, inBase64 }) => [name, inBase64])),
    sign: signed,
    hasSigned: (manifest) => isBy(manifest, keys),
    hasJustSigned: (manifest) => isBy(manifest, [signing]),
    forBrowsers(manifest) {
      const today = Math.floor(Date.now() / DAY_MS);
      const expires = new Date((today + DAYS_AHEAD + 1) * DAY_MS).toISOString();
      const known = sent.get(manifest);
      if (known?.expires === expires) return known;
      const renewed = signed({ ...manifest, expires });
      sent.set(manifest, renewed);
      return renewed;
    },
  };
}

/** Signs with what MANIFEST_KEYS says, or with the installation's own key. */
export async function signerOf(
  config: Pick<Config, 'manifestKeys' | 'sessionSecret'>,
  database: Pick<Database, 'kysely'>,
): Promise<ManifestSigner> {
  const { releaseManifests } = deriveKeys(await installationSecret(config, database));
  return manifestSigner(
    config.manifestKeys.map((key) => (key === 'installation' ? releaseManifests : key)),
  );
}

type Key = ReturnType<typeof keyOf>;

function keyOf(seed: Buffer) {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const { x: inBase64 = '' } = publicKey.export({ format: 'jwk' });
  const name = createHash('sha256').update(inBase64).digest('hex').slice(0, 8);
  return { name, inBase64, privateKey, publicKey };
}
