import { manifestSigner } from '../src/areas/releases/store/manifest-signer.ts';

const key = Buffer.alloc(32, 'a key of tests');

/** As tests configure it. */
export const MANIFEST_KEYS = key.toString('base64');

/** Signs as every API of a test does. */
export const testSigner = manifestSigner([key]);
