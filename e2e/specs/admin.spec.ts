import type { Page } from '@playwright/test';
import { withOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';

const email = (page: Page) => page.getByLabel('Email address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const area = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

/** The site runs in demonstration mode, in which the page itself tells how to sign in. */
async function signIn(page: Page, url: string) {
  await page.goto(`${url}/admin/login`);
  const [address, secret] = await page.getByRole('definition').allTextContents();
  await email(page).fill(address ?? '');
  await password(page).fill(secret ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
}

test('an administrator announces something, takes it back, and the log says so', async ({
  page,
}) => {
  await withOwnSite(async ({ url, restart }) => {
    await signIn(page, url);
    await expect(page).toHaveURL(`${url}/admin`);
    await area(page).getByRole('link', { name: 'Announcements' }).click();
    await page.getByLabel('Title').fill('Mock interviews');
    await page.getByLabel('Text').fill('Every Saturday.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'Mock interviews' })).toBeVisible();

    await restart();
    await page.reload();
    await page.getByRole('button', { name: 'Delete Mock interviews' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Announcement deleted!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mock interviews' })).toBeHidden();

    await area(page).getByRole('link', { name: 'Audit log' }).click();
    const changes = page.getByRole('table', { name: 'Changes' });
    await expect(changes.getByRole('row').nth(1)).toContainText('Deleted an announcement');
    await expect(changes.getByRole('row').nth(2)).toContainText('Published an announcement');
    await expect(changes.getByRole('row').nth(2)).toContainText('Demo Administrator');
  });
});

test('after Logout the pages ask to sign in again, also by the way back', async ({ page }) => {
  await withOwnSite(async ({ url }) => {
    await signIn(page, url);
    await area(page).getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Successfully logged out!')).toBeVisible();
    await expect(page).toHaveURL(`${url}/admin/login`);
    await page.goBack();
    await expect(page.getByText('Sign in to see this page')).toBeVisible();
  });
});

test('a learner who is signed in is no administrator', async ({ page, person, complaints }) => {
  complaints.expect(/\b401\b.*\/v1\/admins\/auth\/signin$/);
  await page.goto('/admin/audit-log');
  await expect(page.getByText('Sign in to see this page')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as an administrator' }).click();
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  const refused = page.waitForResponse('**/v1/admins/auth/signin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await refused).status()).toBe(401);
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
});
