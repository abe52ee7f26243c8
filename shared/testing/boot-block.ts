import { generateKeyPairSync, sign } from 'node:crypto';
import {
  type ReleaseManifest,
  type RuntimeConfig,
  signedText,
} from '../contracts/composition/index.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const NAME = 'test';

/** The public keys that documents name. */
const testManifestKeys = { [NAME]: publicKey.export({ format: 'jwk' }).x ?? '' };

/** As the server sends it. */
export function signManifest(manifest: ReleaseManifest): ReleaseManifest {
  const renewed = { ...manifest, expires: '2999-01-01T00:00:00.000Z' };
  const bytes = sign(null, Buffer.from(signedText(renewed)), privateKey);
  return { ...renewed, signature: `${NAME}.${bytes.toString('base64')}` };
}

export const testConfig: RuntimeConfig = {
  apiBaseUrl: '/',
  defaultRoadmapId: 'dsa',
  providers: [],
  postsApiUrl: '/v1',
};

/** Writes the data block that the server writes into every page. */
export function writeBoot({
  config,
  releaseManifest = null,
}: {
  config?: Partial<RuntimeConfig> | undefined;
  releaseManifest?: unknown;
}): void {
  document.getElementById('boot')?.remove();
  const block = document.createElement('script');
  block.id = 'boot';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    releaseManifest,
    manifestKeys: testManifestKeys,
    config: { ...testConfig, ...config },
  });
  document.head.append(block);
}
