import type { Page } from '@playwright/test';
import { area, followLink, openHome } from '../fixtures/area.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { promote } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

/** Within it an open page fetches what is live. */
const A_MINUTE = 60_000;

const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is ready' });

/** A version of the area with a heading of its own, stored and not live. */
const storeWithHeading = (site: OwnSite, text: string, version: string) =>
  storeVariant(site, area.remote, (_, code) => code.replaceAll('"Profile"', `"${text}"`), {
    version,
  });

/** Waits until the page has fetched what is live. */
async function passAMinute(page: Page) {
  const answered = page.waitForResponse('**/release-manifest.json');
  await page.clock.fastForward(A_MINUTE);
  const response = await answered;
  await response.finished();
  return response;
}

test('an open page offers a version of what it runs but not while something is being written, and takes one of what it does not run', ({
  page,
}) =>
  withOwnSite(async (site) => {
    const second = await storeWithHeading(site, 'Second profile', '1.0.0-variant002');
    const third = await storeWithHeading(site, 'Third profile', '1.0.0-variant003');
    await page.clock.install();
    await openHome(page, site.url);
    await markPage(page);

    await promote(site, area.remote, second);
    await passAMinute(page);
    await followLink(page);
    await expect(heading(page, 'Second profile')).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await expectNoReload(page);

    await promote(site, area.remote, third);
    await passAMinute(page);
    await expect(offer(page)).toBeVisible();
    await expectNoReload(page);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page)).toBeHidden();
    await passAMinute(page);
    await expect(offer(page)).toBeHidden();
    await expect(heading(page, 'Second profile')).toBeVisible();

    await promote(site, area.remote, second);
    await promote(site, area.remote, third);
    await passAMinute(page);
    await offer(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(heading(page, 'Third profile')).toBeVisible();
    await expect(offer(page)).toBeHidden();

    await test.step('nothing is offered while something is being written', async () => {
      await page.getByRole('link', { name: 'Edit profile' }).click();
      await page.getByRole('textbox', { name: 'Bio' }).fill('I like graphs.');
      await promote(site, area.remote, second);
      await passAMinute(page);
      await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I like graphs.');
      await expect(offer(page)).toBeHidden();

      await page.goBack();
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      await expect(heading(page, 'Third profile')).toBeVisible();
      await expect(offer(page)).toBeVisible();
    });
  }));
