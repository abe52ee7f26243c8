import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

const bio = (page: Page) => page.getByLabel('Bio');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const saved = (page: Page) => page.getByText('Changes saved.');
const shownPicture = (page: Page) => page.getByRole('banner').locator('img[src^="/avatars/"]');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile settings' }).getByRole('link', { name });

async function fillIn(page: Page, words: string) {
  await bio(page).fill(words);
  await page.getByLabel('Country').selectOption('India');
  await page.getByRole('combobox', { name: 'College' }).fill('College of the Hills');
  await page.getByRole('option', { name: 'Use “College of the Hills”' }).click();
  await page.getByLabel('Degree').selectOption("Bachelor's");
  await page.getByLabel('Branch').selectOption('CSE');
}

/** A red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a person fills in the profile with a picture, and it is there again after a reload; what is not saved is not left by accident', async ({
  page,
  person,
}) => {
  await page.goto('/profile/edit');
  await expect(page.getByText('Your profile is still empty')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Year of Graduation')).toHaveValue('2025');

  await test.step('leaving with unsaved changes needs a confirmation, and a reload brings them back', async () => {
    await bio(page).fill('Not saved yet');
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(bio(page)).toHaveValue('Not saved yet');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(bio(page)).toHaveValue('Not saved yet');

    await tab(page, 'Visibility').click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByLabel('Private')).toBeChecked();
    await tab(page, 'Basic Info').click();
    await expect(bio(page)).toHaveValue('');
  });

  await test.step('a picture is shown before it is saved, and then in the header', async () => {
    const input = page.getByLabel('Picture', { exact: true });
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByRole('img', { name: 'As others will see you' })).toBeVisible();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Picture saved.')).toBeAttached();
    await expect(shownPicture(page)).toBeVisible();
  });

  await page.getByLabel('First Name').fill('Asha Devi');
  await fillIn(page, 'Learning graphs.');
  await page.getByRole('combobox', { name: 'College' }).fill('nit tri');
  await page
    .getByRole('option', { name: /Tiruchirappalli|Trichy/ })
    .first()
    .click();
  const college = await page.getByRole('combobox', { name: 'College' }).inputValue();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Your profile is still empty')).toBeHidden();

  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha Devi');
  await expect(bio(page)).toHaveValue('Learning graphs.');
  await expect(page.getByRole('combobox', { name: 'College' })).toHaveValue(college);
  await expect(page.getByLabel('Country')).toHaveValue('India');
  await expect(shownPicture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shownPicture(page)).toBeHidden();

  await tab(page, 'Socials').click();
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/asha');
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toHaveValue(
    'https://linkedin.com/in/asha',
  );
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha Devi');
});

test('two tabs change the same profile: both versions are shown, and nothing is lost', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/409/);
  await page.goto('/profile/edit');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const other = await context.newPage();
  await other.goto('/profile/edit');
  await fillIn(other, 'Typed in the other tab');
  await save(other).click();
  await expect(saved(other)).toBeVisible();

  await fillIn(page, 'Typed in this tab');
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This was changed on another device' });
  await expect(notice).toContainText('Typed in the other tab');
  await expect(notice).toContainText('Typed in this tab');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(bio(other)).toHaveValue('Typed in this tab');
});

test('an ID is chosen, and a phone number logs its owner in', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  const id = `asha-${Date.now().toString(36)}`;
  const number = String(Date.now()).slice(-10);
  await page.goto('/profile/edit?tab=accounts');
  await page.getByRole('button', { name: 'Edit ID' }).click();
  await page.getByLabel('New ID').fill('settings');
  await page.getByRole('button', { name: 'Save ID' }).click();
  await expect(page.getByText('This ID is reserved. Please choose another one.')).toBeVisible();
  await page.getByLabel('New ID').fill(id);
  await page.getByRole('button', { name: 'Save ID' }).click();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(id);
  const phone = page.getByRole('region', { name: 'Phone' });
  const field = phone.getByLabel('Phone number');
  await field.fill(`${number.slice(0, 5)} ${number.slice(5)}`);
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  // Without the blank, as the API stores it.
  await expect(field).toHaveValue(number);
  await tab(page, 'Visibility').click();
  await expect(page.getByRole('link', { name: `${baseURL}/profile/${id}` })).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(number);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto('/profile/edit?tab=accounts');
  await expect(heading(page, 'Profile settings')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );
});
