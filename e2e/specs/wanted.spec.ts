import type { Page } from '@playwright/test';
import { expectNoReload, markPage } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function logIn(page: Page, { email, password }: ReturnType<typeof newPerson>) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a bookmark that needed an account is set after logging in', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/dsa');
  await markPage(page);
  const bookmark = page.getByRole('button', { name: 'Bookmark Two Sum' });
  await bookmark.click();
  await logIn(page, person);
  await expect(page.getByText('Bookmark updated successfully!')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expectNoReload(page);
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('a note that needed an account can be written after logging in', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await logIn(page, person);
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  const field = page.getByPlaceholder('Write your notes here...');
  await expect(field).toBeFocused();
  await field.fill('Use a map');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit note on Two Sum' })).toBeFocused();
});

test('somebody who closes the dialog without logging in is not asked again', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).press('Escape');
  const bookmark = page.getByRole('button', { name: 'Bookmark Two Sum' });
  await bookmark.click();
  await logIn(page, person);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
});
