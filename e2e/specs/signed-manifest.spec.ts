/** A release manifest that isn't what the site released is not used. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { alterAndSign, alterAnswers, alterDocuments } from '../fixtures/altered-manifest.ts';
import {
  area,
  enterArea,
  enterFromHome,
  expectRecovery,
  fallback,
  followLink,
  openHome,
} from '../fixtures/area.ts';
import { expectNoReload, heading } from '../fixtures/marks.ts';
import { remoteIn } from '../fixtures/releases.ts';
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

const expired = (manifest: ReleaseManifest) => {
  manifest.expires = new Date(Date.now() - MINUTE).toISOString();
};

test('a document whose release manifest is altered, unsigned or expired, as a cache might have stored it: a good one is fetched, and the area works', async ({
  page,
}) => {
  await openHome(page, process.env.SITE_URL ?? '');
  for (const [title, plant] of [
    ['altered', () => alterDocuments(page, (boot) => withOtherHash(boot.releaseManifest))],
    ['unsigned', () => alterDocuments(page, (boot) => withoutSignature(boot.releaseManifest))],
    ['expired', () => alterAndSign(page, expired)],
  ] as const) {
    await test.step(title, async () => {
      await plant();
      const requested = page.waitForRequest('**/release-manifest.json');
      await enterFromHome(page);
      await requested;
      await expect(heading(page, area.heading)).toBeVisible();
      await expectNoReload(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a release manifest that is altered or unsigned wherever it comes from: header and footer stay, nothing of it runs, and Try again recovers', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openHome(page, process.env.SITE_URL ?? '');
  for (const [change, reason] of [
    [withOtherHash, 'was altered'],
    [withoutSignature, "isn't signed"],
  ] as const) {
    await test.step(reason, async () => {
      await alterDocuments(page, ({ releaseManifest }) => change(releaseManifest));
      const goBack = await alterAnswers(page, change);
      await enterFromHome(page);
      await expect(fallback(page)).toContainText(`${area.remote}, stage release-manifest`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(said.join()).toContain(reason);
      await goBack();
      await expectRecovery(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
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
