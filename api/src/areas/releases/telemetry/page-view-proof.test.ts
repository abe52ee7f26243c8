import { provePage, readProof } from './page-view-proof.ts';

const key = Buffer.alloc(32, 1);
const page = { manifestId: '12-0a1b2c3d', channel: 'live', unit: 'mfe-roadmaps' };
const NOW = Date.parse('2026-11-23T10:00:00Z');
const MINUTE = 60_000;

/** At another moment. */
function at(time: number) {
  jest.spyOn(Date, 'now').mockReturnValue(time);
}

beforeEach(() => at(NOW));

test('a proof says which page it was, and no two are the same', () => {
  const [one, other] = [provePage(key, page), provePage(key, page)];
  expect(readProof(key, one)).toEqual({ ...page, nonce: expect.any(String) });
  expect(readProof(key, one)?.nonce).not.toBe(readProof(key, other)?.nonce);
});

test("a proof counts for ten minutes, also if another process's clock is a little behind", () => {
  const proof = provePage(key, page);
  at(NOW + 10 * MINUTE);
  expect(readProof(key, proof)).not.toBeNull();
  at(NOW + 11 * MINUTE);
  expect(readProof(key, proof)).toBeNull();
  at(NOW - MINUTE);
  expect(readProof(key, proof)).not.toBeNull();
  at(NOW - 2 * MINUTE);
  expect(readProof(key, proof)).toBeNull();
});

test.each([
  ['another manifest', (proof: string) => proof.replace('12-0a1b2c3d', '13-0a1b2c3d')],
  ['another channel', (proof: string) => proof.replace('live', 'next')],
  ['another page', (proof: string) => proof.replace('mfe-roadmaps', 'mfe-articles')],
  [
    'another number',
    (proof: string) => proof.replace(/\.(.)/, (_, one) => `.${one === 'a' ? 'b' : 'a'}`),
  ],
  ['a later time', (proof: string) => proof.replace(/^./, (one) => (one === '9' ? 'a' : '9'))],
  ['another seal', (proof: string) => `${proof.slice(0, -1)}${proof.endsWith('A') ? 'B' : 'A'}`],
  ['a part of the seal', (proof: string) => proof.slice(0, -1)],
  ['no seal', (proof: string) => proof.slice(0, proof.lastIndexOf('.'))],
  ['nothing', () => ''],
  ['no dots', () => 'live'],
])('a proof that was given %s is invalid', (_, change) => {
  expect(readProof(key, change(provePage(key, page)))).toBeNull();
});

test('a proof made with another key is none', () => {
  expect(readProof(Buffer.alloc(32, 2), provePage(key, page))).toBeNull();
});
