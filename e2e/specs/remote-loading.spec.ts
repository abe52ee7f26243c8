/** How a remote is loaded while people do what people do: click twice, leave, come back. */
import type { Page } from '@playwright/test';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { alterAnswers, signerFor } from '../fixtures/altered-manifest.ts';
import { expectRecovery, fallback, plantFault } from '../fixtures/area.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { liveManifest, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const roadmaps = (page: Page) => link(page, 'Roadmaps');
const placementTraining = (page: Page) => link(page, 'Placement Training');

async function entryOfRoadmaps(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const { base, entry } = remoteIn(await liveManifest(origin), 'mfe-roadmaps');
  return base + entry;
}

async function openHome(page: Page) {
  await page.goto('/');
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
  await markPage(page);
}

/** Opens roadmaps while its entry can't be fetched. Returns a function that takes the fault away. */
async function failToLoadRoadmaps(page: Page): Promise<() => Promise<void>> {
  await openHome(page);
  const takeAway = await plantFault(page, await entryOfRoadmaps(page), (route) =>
    route.abort('connectionrefused'),
  );
  await roadmaps(page).click();
  await expect(fallback(page)).toContainText('mfe-roadmaps, stage entry');
  return takeAway;
}

test('someone who clicks elsewhere while a page loads still gets to it later, and a double click opens it, now and later', async ({
  page,
}) => {
  await openHome(page);
  const entry = await entryOfRoadmaps(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${entry}`, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(`**${entry}`);
  await roadmaps(page).click();
  await requested;
  await placementTraining(page).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  release();
  await roadmaps(page).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();

  await test.step('a double click, on a page that has not loaded it yet', async () => {
    await openHome(page);
    await roadmaps(page).dblclick();
    await expect(heading(page, 'Roadmaps')).toBeVisible();
    await page.getByRole('link', { name: 'Stepwise' }).first().click();
    await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
    await roadmaps(page).click();
    await expect(heading(page, 'Roadmaps')).toBeVisible();
  });
});

test('a remote that cannot be loaded, or needs a newer shell, leaves the rest of the site alone, and Try again recovers', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_|Failed to load/);
  const sign = await signerFor(page);
  const takeAway = await failToLoadRoadmaps(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await placementTraining(page).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.goBack();
  await expect(fallback(page)).toBeVisible();
  await takeAway();

  await test.step('a page of an earlier shell refuses a release that uses a newer export', async () => {
    const goBack = await alterAnswers(page, (manifest) => {
      releaseTomorrow(manifest);
      return sign(manifest);
    });
    await fallback(page).getByRole('button', { name: 'Try again' }).click();
    await expect(fallback(page)).toContainText('mfe-roadmaps, stage contract');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await goBack();
  });
  await expectRecovery(page, 'Roadmaps');
});

test('a page that could not be loaded is tried again by Back, Forward and its link, and has its own title and the focus meanwhile', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_|Failed to load/);
  const takeAway = await failToLoadRoadmaps(page);
  await expect(page).toHaveTitle(/^Roadmaps/);
  await expect(page.getByRole('main')).toBeFocused();
  // Going on while this fails would share its failure.
  const failed = page.waitForEvent('requestfailed');
  await roadmaps(page).click();
  await failed;
  await expect(fallback(page)).toContainText('mfe-roadmaps, stage entry');
  await page.goBack();
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
  await takeAway();
  await page.goForward();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await expectNoReload(page);
});

/** What may be live tomorrow: a shell with one export more, and a remote that uses it. */
function releaseTomorrow({ shell, remotes }: ReleaseManifest) {
  shell.provides['@site/shared/ui']?.push('Tomorrow');
  remotes['mfe-roadmaps']?.uses['@site/shared/ui']?.push('Tomorrow');
}
