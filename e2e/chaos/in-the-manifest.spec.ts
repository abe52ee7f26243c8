/** A release manifest that isn't what the site signed, in the document and when it's fetched again. */
import type { Page, Route } from '@playwright/test';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { alterAndSign, alterAndSignAll, alterDocuments } from '../fixtures/altered-manifest.ts';
import { expectRecovery } from '../fixtures/area.ts';
import { areas, expectFallback, expectPage, isTried } from '../fixtures/chaos.ts';
import { test } from '../fixtures/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than another process of the API may serve what came before. */
const LAG_MS = 11 * 60 * 1000;

const unsigned = (manifest: ReleaseManifest) => {
  manifest.signature = null;
};
const altered = (manifest: ReleaseManifest) => {
  manifest.sequence += 1;
};

const altering = (change: (manifest: ReleaseManifest) => void) => async (route: Route) => {
  const response = await route.fetch();
  const json: ReleaseManifest = await response.json();
  change(json);
  await route.fulfill({ response, json });
};

const inDocuments = (change: (manifest: ReleaseManifest) => void) => (page: Page) =>
  alterDocuments(page, ({ releaseManifest }) => change(releaseManifest));

const expired = (page: Page) =>
  alterAndSign(page, (manifest) => {
    manifest.expires = new Date(Date.now() - DAY_MS).toISOString();
  });

const faults = [
  {
    title: "expired, and the server can't be reached",
    document: expired,
    answer: (route: Route) => route.abort('connectionrefused'),
  },
  {
    title: 'expired, and the server answers with nonsense',
    document: expired,
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome' }),
  },
  { title: 'unsigned everywhere', document: inDocuments(unsigned), answer: altering(unsigned) },
  { title: 'altered everywhere', document: inDocuments(altered), answer: altering(altered) },
  { title: 'expired, and altered since', document: expired, answer: altering(altered) },
];

for (const [place, area] of areas.entries()) {
  test.describe(area.remote, () => {
    for (const [index, { title, document, answer }] of faults.entries()) {
      if (!isTried(place, index)) continue;
      test(`the release manifest is ${title}`, async ({ page, complaints }) => {
        complaints.expect(/ERR_|Failed to load/);
        await document(page);
        await page.route('**/release-manifest.json', answer);
        await area.come(page);
        await expectFallback(page, area, 'release-manifest');
        await page.unroute('**/release-manifest.json');
        await expectRecovery(page, area.heading);
      });
    }

    if (!isTried(place, faults.length)) return;
    test('the release manifest is one from before the last that was seen', async ({ page }) => {
      let sequence = 1_000;
      await alterAndSignAll(page, (manifest) => {
        manifest.sequence = sequence;
      });
      await area.come(page);
      await expectPage(page, area);
      sequence = 999;
      await page.clock.setSystemTime(Date.now() + LAG_MS);
      await area.come(page);
      await expectFallback(page, area, 'release-manifest');
      sequence = 1_001;
      await expectRecovery(page, area.heading);
    });
  });
}
