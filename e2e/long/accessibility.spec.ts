import { sampleOf } from '../../scripts/test/extent.mjs';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { expectOpens } from '../fixtures/opened-page.ts';
import { deadEnds, pages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

for (const each of sampleOf(pages, 6)) {
  test(`${each.path} opens at its address with each file fetched once and checked, and is accessible to a visitor`, async ({
    page,
  }) => {
    await expectOpens(page, each);
    await expectAccessible(page);
  });
}

for (const { path, heading: name } of sampleOf(deadEnds, 6)) {
  test(`${path} is accessible to a visitor`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

const tabs = ['socials', 'visibility', 'accounts'].map((tab) => `/profile/edit?tab=${tab}`);
for (const path of ['/roadmaps', '/roadmaps/dsa', '/profile', '/profile/edit', ...tabs]) {
  test(`${path} is accessible to a signed-in person`, async ({ page, person: _ }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test('the note dialog is accessible', async ({ page, person: _ }) => {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  await expectAccessible(page);
});

test('the callback dialog is accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Request Callback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the login dialog and its notice are accessible', async ({ page }) => {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Bookmark Two Sum' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('forms that complain are accessible', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please enter your full name.')).toBeVisible();
  await expectAccessible(page);
});
