/** A release manifest that isn't what the site released is not used. */
import type { ReleaseManifest } from '@site/shared/contracts';
import { alterAndSign, alterAnswers, alterDocuments } from '../fixtures/altered-manifest.ts';
import { area, enterArea, expectRecovery, fallback, followLink } from '../fixtures/area.ts';
import { expectNoReload, heading } from '../fixtures/marks.ts';
import { remoteIn } from '../fixtures/release-manifests.ts';
import { expect, test } from '../fixtures/test.ts';

const MINUTE = 60_000;

/** What an attacker would do to run another script. */
const withOtherHash = (manifest: ReleaseManifest) => {
  const { files, entry } = remoteIn(manifest, area.remote);
  files[entry] = `sha384-${'A'.repeat(64)}`;
};

const withoutSignature = (manifest: ReleaseManifest) => {
  manifest.signature = null;
};

const faults: [string, (manifest: ReleaseManifest) => void, reason: string][] = [
  ['altered', withOtherHash, 'was altered'],
  ['unsigned', withoutSignature, "isn't signed"],
];

for (const [title, change, reason] of faults) {
  test(`a document with a release manifest that is ${title}: a good one is fetched, and the area works`, async ({
    page,
  }) => {
    await alterDocuments(page, ({ releaseManifest }) => change(releaseManifest));
    await enterArea(page);
    await expect(heading(page, area.heading)).toBeVisible();
    await expectNoReload(page);
  });

  test(`a release manifest that is ${title} wherever it comes from: header and footer stay, nothing of it runs, and Try again recovers`, async ({
    page,
  }) => {
    await alterDocuments(page, ({ releaseManifest }) => change(releaseManifest));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const goBack = await alterAnswers(page, change);
    await enterArea(page);
    await expect(fallback(page)).toContainText(`${area.remote}, stage release-manifest`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(said.join()).toContain(reason);
    await goBack();
    await expectRecovery(page);
  });
}

test('an expired one, as a cache might have stored it: a good one is fetched, and the area works', async ({
  page,
}) => {
  const requested = page.waitForRequest('**/release-manifest.json');
  await alterAndSign(page, (manifest) => {
    manifest.expires = new Date(Date.now() - MINUTE).toISOString();
  });
  await enterArea(page);
  await requested;
  await expect(heading(page, area.heading)).toBeVisible();
});

test("one from before the one that this browser has seen last isn't used, even if it is signed", async ({
  page,
}) => {
  let sequence = 1_000;
  await alterAndSign(page, (manifest) => {
    manifest.sequence = sequence;
  });
  await enterArea(page);
  await expect(heading(page, area.heading)).toBeVisible();
  sequence = 999;
  await page.clock.setSystemTime(Date.now() + 11 * MINUTE);
  const requested = page.waitForRequest('**/release-manifest.json');
  await page.goto('/');
  await followLink(page);
  await requested;
  await expect(heading(page, area.heading)).toBeVisible();
});
