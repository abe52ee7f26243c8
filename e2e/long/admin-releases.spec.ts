import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInAdmin } from '../fixtures/administrators.ts';
import { area } from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { liveManifest, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const withNewHeading = (_: string, text: string) => text.replaceAll('"Profile"', '"New profile"');

/** Fills in the dialog with the password and the reason. */
async function confirm(page: Page, action: string, { password = '', why = '' }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(why);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const unitCard = (page: Page): Locator =>
  page.getByRole('region', { name: area.remote, exact: true });

test('an owner promotes a version, opens the site as it was, goes back, and restores what was live, by clicks', async ({
  page,
  browser,
}) => {
  await withOwnSite(async (site) => {
    const built = remoteIn(await liveManifest(site.url), area.remote).version;
    const variant = await storeVariant(site, area.remote, withNewHeading);
    const visitor = await (await browser.newContext()).newPage();
    const visitorSees = async (name: string) => {
      await visitor.goto(site.url + area.path);
      await expect(heading(visitor, name)).toBeVisible();
    };
    const password = await signInAdmin(page, site.url);
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await menu.getByRole('link', { name: 'Releases', exact: true }).click();
    await expect(heading(page, 'Releases')).toBeVisible();

    await page.getByRole('button', { name: `Promote ${area.remote} ${variant}` }).click();
    await expect(page.getByRole('dialog')).toContainText(`It replaces ${built}`);
    await expectAccessible(page);
    await confirm(page, 'Promote', { password, why: 'A new heading.' });
    await expect(unitCard(page)).toContainText(`${variant} is live`);
    await visitorSees('New profile');

    const newest = page.getByRole('listitem').filter({ hasText: 'A new heading.' });
    await expect(newest).toContainText('by Demo Administrator');
    const promoted = (await liveManifest(site.url)).manifestId;
    await newest.getByRole('button', { name: 'What changed' }).click();
    await expect(newest).toContainText(`${built} → ${variant}`);
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Open as it was/ }).click();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('The site as it was');
    await page.goto(site.url + area.path);
    await expect(heading(page, 'Profile')).toBeVisible();
    await banner.getByRole('link', { name: 'Back to the live site' }).click();
    await expect(heading(page, 'New profile')).toBeVisible();
    await page.goto(`${site.url}/admin/releases`);

    await page.getByRole('button', { name: `Roll back ${area.remote} to ${built}` }).click();
    await confirm(page, 'Roll back', { password, why: 'It was better before.' });
    await expect(unitCard(page)).toContainText(`${built} is live`);
    await visitorSees('Profile');

    await page.getByRole('button', { name: `Restore ${promoted}` }).click();
    await expect(page.getByRole('dialog')).toContainText(`${built} → ${variant}`);
    await confirm(page, 'Restore', { password, why: 'On second thoughts.' });
    await expect(unitCard(page)).toContainText(`${variant} is live`);
    await visitorSees('New profile');
    await visitor.context().close();

    await page.getByLabel('Changes of').selectOption(area.remote);
    await expect(
      page.getByRole('heading', { level: 3, name: `Restored ${area.remote}` }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/admin/releases?unit=${area.remote}`);
    await page.getByRole('link', { name: `Health of ${area.remote}` }).click();
    await expect(heading(page, 'Release health')).toBeVisible();
    await expect(page.getByText(`Only ${area.remote}.`)).toBeVisible();
  });
});

test('an owner makes a token on a phone with the keyboard, and what it may is what a program may', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withOwnSite(async ({ url }) => {
    const password = await signInAdmin(page, url);
    await page.goto(`${url}/admin/releases`);
    await page.getByLabel('Name').fill('CI of mfe-profile');
    await page.getByLabel('Unit', { exact: true }).selectOption(area.remote);
    await page.getByLabel('Days until it expires').fill('30');
    await page.getByRole('button', { name: 'Create token' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The token CI of mfe-profile' })).toBeFocused();
    const token = await page.getByText(/^mfe_/).textContent();
    await expectAccessible(page);

    const read = (path: string) =>
      fetch(`${url}/v1/releases${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await read('')).status).toBe(200);
    expect((await read('/tokens')).status).toBe(403);
    await page.getByRole('button', { name: "I've saved it" }).click();
    await page.getByRole('button', { name: 'Revoke CI of mfe-profile' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Token revoked!')).toBeVisible();
    expect((await read('')).status).toBe(401);
  });
});
