import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const logOut = (context: BrowserContext) => context.request.post('/v1/auth/logout', { headers });

/** Opens a page that names the person, and then another one. */
async function readAndGoOn(page: Page, email: string) {
  await page.goto('/profile');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('after logging out, Back shows a visitor what is there for visitors', async ({
  page,
  person,
}) => {
  await readAndGoOn(page, person.email);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const answer = page.waitForResponse('**/v1/auth/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const document = page.waitForResponse('**/profile');
  await page.goBack({ waitUntil: 'commit' });
  expect(await (await document).text()).not.toContain(person.email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
});

test('so does Back without scripts', async ({ browser, page, person }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const silent = await context.newPage();
  await readAndGoOn(silent, person.email);
  await logOut(context);
  await silent.goBack();
  await expect(silent).toHaveURL('/profile');
  expect(await silent.content()).not.toContain(person.email);
  await context.close();
});
