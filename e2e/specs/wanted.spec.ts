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

test('a bookmark that needed an account is set after logging in, and nothing that was given up before', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/dsa');
  await markPage(page);
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).press('Escape');
  const bookmark = page.getByRole('button', { name: 'Bookmark Two Sum' });
  await bookmark.click();
  await logIn(page, person);
  await expect(page.getByText('Bookmark updated successfully!')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
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

const SHEET = '/roadmaps/dsa?difficulty=medium&topic=dsa-topic-stack';
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a topic far down the sheet, and clicks the status of its last problem. Returns its name, and where the page is. */
async function markFarDown(page: Page) {
  await page.goto(SHEET);
  const last = page.getByRole('checkbox').last();
  await last.scrollIntoViewIfNeeded();
  const name = (await last.getAttribute('aria-label')) ?? '';
  const title = name.replace(/^Mark (.*) complete$/, '$1');
  const scrolled = await place(page);
  expect(scrolled).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByText(`Log in to save your progress on ${title}.`)).toBeVisible();
  return { title, scrolled };
}

async function expectMarkedInPlace(page: Page, title: string, scrolled: number) {
  await expect(page).toHaveURL(SHEET);
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await expect.poll(() => place(page)).toBe(scrolled);
  await page.goto('/roadmaps/dsa?topic=dsa-topic-stack');
  await expect(page.getByRole('checkbox', { name: `Mark ${title} complete` })).toBeChecked();
}

test('a status that needed an account is set after logging in, and the page is where it was', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  const { title, scrolled } = await markFarDown(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await expectMarkedInPlace(page, title, scrolled);
});

test('a status that needed an account is set after signing up, and the page is where it was', async ({
  page,
}) => {
  const { email, name, password } = newPerson();
  const { title, scrolled } = await markFarDown(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText(`Sign up to save your progress on ${title}.`)).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Full Name').fill(name);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please check your email for verification.')).toBeVisible();
  await expectMarkedInPlace(page, title, scrolled);
});
