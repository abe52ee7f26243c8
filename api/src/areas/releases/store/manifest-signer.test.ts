import { inOrder, signedText } from '@site/shared/contracts/composition';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { manifestSigner } from './manifest-signer.ts';

const key = (letter: string) => Buffer.alloc(32, letter);
const manifest = testReleaseManifest();

/** The same with the members of every object, those in lists too, the other way round. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T;
  if (!value || typeof value !== 'object') return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversed(member)])) as T;
}

// Test 1 of RFC 8032, section 7.1.
test('the public key is the one that belongs to the private one', () => {
  const seed = Buffer.from(
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  );
  const [inBase64 = ''] = Object.values(manifestSigner([seed]).trusted);
  expect(Buffer.from(inBase64, 'base64url').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  );
});

test('what a signer has signed it knows again, and nothing else', () => {
  const signer = manifestSigner([key('a')]);
  const signed = signer.sign(manifest);
  expect(signer.hasSigned(signed)).toBe(true);
  expect(signer.hasSigned({ ...signed, sequence: signed.sequence + 1 })).toBe(false);
  expect(signer.hasSigned(manifest)).toBe(false);
  expect(manifestSigner([key('b')]).hasSigned(signed)).toBe(false);
});

test('the order of members is no matter: the database has its own', () => {
  const signer = manifestSigner([key('a')]);
  const signed = signer.sign(manifest);
  expect(signer.hasSigned(reversed(signed))).toBe(true);
});

test('of several keys the first signs, and the others count', () => {
  const before = manifestSigner([key('a')]);
  const after = manifestSigner([key('b'), key('a')]);
  const old = before.sign(manifest);
  expect([after.hasSigned(old), after.hasJustSigned(old)]).toEqual([true, false]);
  const renewed = after.sign(old);
  expect([before.hasSigned(renewed), after.hasJustSigned(renewed)]).toEqual([false, true]);
  expect(Object.keys(after.trusted)).toHaveLength(2);
});

describe('what browsers are sent', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-01T23:59:00Z') }));
  afterEach(() => void jest.useRealTimers());

  test('expires at the end of the day after tomorrow, and is the same all day', () => {
    const signer = manifestSigner([key('a')]);
    const sent = signer.forBrowsers(manifest);
    expect(sent.expires).toBe('2026-03-04T00:00:00.000Z');
    expect(signer.hasSigned(sent)).toBe(true);
    expect(signer.forBrowsers(manifest)).toBe(sent);
    jest.setSystemTime(new Date('2026-03-02T00:01:00Z'));
    expect(signer.forBrowsers(manifest).expires).toBe('2026-03-05T00:00:00.000Z');
  });

  test("has its members sorted, so that browsers needn't do it", () => {
    const sent = manifestSigner([key('a')]).forBrowsers(reversed(manifest));
    expect(signedText(sent)).toBe(signedText(inOrder(reversed(sent))));
  });
});
