import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { createLiveManifest } from './live-manifest.ts';

const ALTERED = 'the release manifest was altered';

const numbered = (sequence: number): ReleaseManifest => ({ ...testReleaseManifest(), sequence });

/** A page that came with number 1, and a server that responds with these. `good` are the ones that pass verification. */
function page({ good, responses }: { good: number[]; responses: number[] }) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const sequence = responses.shift();
    return sequence ? Response.json(numbered(sequence)) : new Response(null, { status: 503 });
  });
  const verify = jest.fn(async ({ sequence }: ReleaseManifest) => {
    if (!good.includes(sequence)) throw new Error(`${ALTERED}: ${sequence}`);
  });
  return { fetched, verify, live: createLiveManifest(() => numbered(1), verify) };
}

afterEach(() => jest.restoreAllMocks());

test('what came with the document is verified once, and nothing is fetched', async () => {
  const { live, verify, fetched } = page({ good: [1], responses: [] });
  await Promise.all([live.verified(), live.verified()]);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('in place of a bad one another is fetched', async () => {
  const { live } = page({ good: [2], responses: [2] });
  await live.verified();
  expect(live.current().sequence).toBe(2);
});

test.each([
  ['bad as well', [3]],
  ['not there', []],
])('if that is %s, the reason is what was wrong with the first', async (_, responses) => {
  const { live } = page({ good: [2], responses });
  await expect(live.verified()).rejects.toThrow(`${ALTERED}: 1`);
  expect(live.current().sequence).toBe(1);
});

test('after another attempt that brings a good one, it is used', async () => {
  const { live } = page({ good: [2], responses: [3, 2] });
  await expect(live.verified()).rejects.toThrow();
  await live.refresh();
  await live.verified();
  expect(live.current().sequence).toBe(2);
});

test('an attempt that brings a bad one leaves what is there', async () => {
  const { live } = page({ good: [1], responses: [3] });
  await live.verified();
  await expect(live.refresh()).rejects.toThrow(`${ALTERED}: 3`);
  expect(live.current().sequence).toBe(1);
});
