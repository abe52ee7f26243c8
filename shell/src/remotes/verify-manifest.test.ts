import { webcrypto } from 'node:crypto';
import { type ReleaseManifest, signedText } from '@site/shared/contracts/composition';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { verifyManifest } from './verify-manifest.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const TOMORROW = '2026-03-02T12:00:00.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Pair = Awaited<ReturnType<typeof newKey>>;
const newKey = async (name: string) => {
  const pair = (await webcrypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const { x = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
  return { name, x, privateKey: pair.privateKey };
};

let first: Pair;
let second: Pair;
beforeAll(async () => {
  first = await newKey('first');
  second = await newKey('second');
});

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  localStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function signed(facts: Partial<ReleaseManifest> = {}, { name, privateKey } = first) {
  const manifest = { ...testReleaseManifest(), expires: TOMORROW, ...facts };
  const text = new TextEncoder().encode(signedText(manifest));
  const bytes = await webcrypto.subtle.sign('Ed25519', privateKey, text);
  const signature = `${name}.${Buffer.from(bytes).toString('base64')}`;
  // As a browser has it, which has read it from text.
  return JSON.parse(JSON.stringify({ ...manifest, signature })) as ReleaseManifest;
}

const verify = (manifest: ReleaseManifest, ...keys: Pair[]) =>
  verifyManifest(manifest, Object.fromEntries(keys.map(({ name, x }) => [name, x])));

const pass = (time: number) => jest.setSystemTime(Date.now() + time);

test('a release manifest is taken as it was signed', async () => {
  await expect(verify(await signed(), first)).resolves.toBeUndefined();
});

test.each<[string, (manifest: ReleaseManifest) => object]>([
  [
    'a file replaced by another',
    ({ remotes }) => {
      const [[name, remote] = []] = Object.entries(remotes);
      const files = { ...remote?.files, 'remote-entry.js': `sha384-${'B'.repeat(64)}` };
      return { remotes: { ...remotes, [`${name}`]: { ...remote, files } } };
    },
  ],
  ['a later expiry', () => ({ expires: '2036-03-01T12:00:00.000Z' })],
  ['a higher number', ({ sequence }) => ({ sequence: sequence + 1 })],
  [
    "a remote that wasn't there",
    ({ remotes }) => ({
      remotes: { ...remotes, 'mfe-evil': Object.values(remotes)[0] },
    }),
  ],
])('with %s it is refused', async (_, change) => {
  const manifest = await signed();
  const altered = { ...manifest, ...change(manifest) };
  await expect(verify(altered, first)).rejects.toThrow('altered');
});

test.each([
  ['unsigned', () => ({ signature: null })],
  ['signed by a key that counts no more', () => ({})],
])('one that is %s is refused', async (_, change) => {
  const manifest = { ...(await signed({}, second)), ...change() };
  await expect(verify(manifest, first)).rejects.toThrow("isn't signed");
});

test('while keys change, what either has signed is taken', async () => {
  for (const key of [first, second]) {
    await expect(verify(await signed({}, key), first, second)).resolves.toBeUndefined();
  }
});

test('an expired one is refused, and one that never expires, too', async () => {
  const manifest = await signed();
  pass(DAY + 1);
  await expect(verify(manifest, first)).rejects.toThrow(`expired on ${TOMORROW}`);
  await expect(verify(await signed({ expires: null }), first)).rejects.toThrow('expired');
});

test('one that is older than one seen before is refused, once every process serves the newer one', async () => {
  const expires = '2026-03-30T00:00:00.000Z';
  const older = await signed({ sequence: 7, expires });
  const newer = await signed({ sequence: 8, expires });
  await verify(newer, first);
  await expect(verify(older, first)).resolves.toBeUndefined();
  pass(11 * MINUTE);
  await expect(verify(older, first)).rejects.toThrow('older than number 8');
  await expect(verify(newer, first)).resolves.toBeUndefined();
  // What was older has expired meanwhile. This is a site that was given back an earlier state.
  pass(3 * DAY);
  await expect(verify(older, first)).resolves.toBeUndefined();
});

test('an older one that the person chose to see is taken, and what was seen before still counts', async () => {
  const expires = '2026-03-30T00:00:00.000Z';
  const past = await signed({ manifestId: '7-0a1b2c3d', sequence: 7, expires });
  await verify(await signed({ manifestId: '8-0a1b2c3d', sequence: 8, expires }), first);
  pass(11 * MINUTE);
  const keys = { [first.name]: first.x };
  await expect(verifyManifest(past, keys, '7-0a1b2c3d')).resolves.toBeUndefined();
  const other = await signed({ manifestId: '6-0a1b2c3d', sequence: 6, expires });
  await expect(verifyManifest(other, keys, '7-0a1b2c3d')).rejects.toThrow('older than number 8');
  await expect(verify(past, first)).rejects.toThrow('older than number 8');
});

test('the number of another site at this address says nothing', async () => {
  await verify(await signed({ sequence: 8 }), first);
  pass(11 * MINUTE);
  await expect(verify(await signed({ sequence: 1 }, second), second)).resolves.toBeUndefined();
});

test('without storage a good one is accepted', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(verify(await signed(), first)).resolves.toBeUndefined();
});

test.each([
  ['no Web Crypto, as on a page without https', {}],
  [
    'no such signatures',
    { subtle: { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) } },
  ],
])('a browser that has %s goes by the hashes of files alone', async (_, crypto) => {
  const key = await newKey('new');
  const manifest = await signed({}, key);
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  await expect(verify({ ...manifest, sequence: 99 }, key)).resolves.toBeUndefined();
});
