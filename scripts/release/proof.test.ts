import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { proofWith } from './proof.ts';

test('without a browser nothing is refused, and what was not loaded is said', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  await proofWith(null)(testReleaseManifest(), ['shell', 'mfe-a']);
  expect(log.mock.calls.flat()).toEqual([
    "No browser was found, so shell wasn't loaded before it went live.",
    "No browser was found, so mfe-a wasn't loaded before it went live.",
  ]);
});
