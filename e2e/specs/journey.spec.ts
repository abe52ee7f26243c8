import type { Page } from '@playwright/test';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function register(page: Page, url: string, { email, name, password }: Person) {
  await page.goto(`${url}/auth/register`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await page.waitForURL(`${url}/`);
}

async function practise(page: Page) {
  await page.getByRole('checkbox', { name: 'Mark Two Sum complete' }).click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark Two Sum' }).click();
  await expect(page.getByText('Bookmark updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByPlaceholder('Write your notes here...').fill('Complement in a map');
  await dialog.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved successfully!')).toBeVisible();
}

async function expectPractised(page: Page) {
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Bookmark Two Sum' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Edit note on Two Sum' }).click();
  await expect(page.getByPlaceholder('Write your notes here...')).toHaveValue(
    'Complement in a map',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
}

/** The site is restarted during the test, so the test has its own. */
test('a learner registers, practises, and finds everything again after a restart', ({ page }) =>
  withOwnSite(async (site) => {
    await register(page, site.url, newPerson());
    await page.goto(`${site.url}/roadmaps/dsa`);
    await practise(page);
    await page.reload();
    await expectPractised(page);

    await site.restart();
    await page.reload();
    await expectPractised(page);
  }));
