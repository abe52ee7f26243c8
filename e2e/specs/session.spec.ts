import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { newPerson, type Person, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function logIn(page: Page, { email, password }: Person) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

const storedItems = (page: Page) =>
  page.evaluate(() =>
    ['token', 'id', 'name', 'avatarUrl', 'provider'].map((key) => localStorage.getItem(key)),
  );

test('someone who logs in comes back to where they were', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/sql?from=test#here');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, person);
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await expect(page).toHaveURL('/roadmaps/sql?from=test#here');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const [token, id, name, avatarUrl, provider] = await storedItems(page);
  expect(token).not.toBeNull();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect([name, avatarUrl, provider]).toEqual([person.name, null, 'email']);
});

test('logging out ends the session here and in the other tab', async ({
  page,
  person: _,
  context,
}) => {
  await page.goto('/roadmaps/dsa');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  // Requests of the other tab while the session ends would be refused, and reported.
  await expect(other.getByRole('region', { name: 'Start here' }).getByRole('link')).toHaveCount(3);

  await logOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => storedItems(page)).toEqual([null, null, null, null, null]);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/roadmaps/dsa');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

/** In the login dialog. */
async function logInAgain(page: Page, { email, password }: Person) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByText('What you typed is still here: log in to save it.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a note that is saved after the session ended elsewhere is saved once the person has logged in on the page', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: 'Add note to Two Sum' }).click();
  await page.getByPlaceholder('Write your notes here...').fill('Use a map');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await logInAgain(page, person);
  await expect(page.getByText('Note saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit note on Two Sum' })).toBeVisible();
});

test('a half-typed comment stays when the person logs out in another tab, and is posted once they have logged in again', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/dsaarticle/two-sum');
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
  await field.fill('Half a thought');
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await expect(other).toHaveURL('/auth/login');
  await logInAgain(page, person);
  await expect(field).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Half a thought');
});

test('wrong credentials are reported under the password', async ({ page, complaints }) => {
  complaints.expect(/401/);
  await page.goto('/auth/login');
  await logIn(page, newPerson());
  await expect(
    page.getByRole('main').getByText('Invalid credentials. Please check your email and password.'),
  ).toBeVisible();
  await expect(page.getByText('Login Failed')).toBeVisible();
});

test('a token in the address is taken off, and forgotten when the API does not know it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  for (const name of ['token', 'id', 'code']) {
    await page.goto(`/roadmaps?${name}=made-up&keep=1`);
    await expect(page).toHaveURL('/roadmaps?keep=1');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => storedItems(page)).toEqual([null, null, null, null, null]);
  }
});

test('a visitor who marks a problem logs in first, comes back, and finds it marked', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/roadmaps/dsa');
  await page.getByRole('checkbox', { name: 'Mark Two Sum complete' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await logIn(page, person);
  await expect(page).toHaveURL('/roadmaps/dsa');
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
});

/** Starts something that needs an account, and logs in in the dialog. */
async function askAndLogIn(page: Page, action: string, { email, password }: Person) {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByText('Please log in first!')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: /^log ?in$/i }).click();
}

test('a visitor who bookmarks logs in on the page, and the bookmark is set', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await askAndLogIn(page, 'Bookmark Two Sum', person);
  const bookmark = page.getByRole('button', { name: 'Bookmark Two Sum' });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/roadmaps/dsa');
});

test('a visitor who opens a note logs in on the page, and writes it', async ({ page, baseURL }) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await askAndLogIn(page, 'Add note to Two Sum', person);
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  await expect(page).toHaveURL('/roadmaps/dsa');
});

test('one person does not see the progress of another in the same browser', async ({
  page,
  person: _,
  baseURL,
}) => {
  await page.goto('/roadmaps/dsa');
  await page.getByRole('checkbox', { name: 'Mark Two Sum complete' }).click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await logOut(page);
  const other = newPerson();
  await signUp(baseURL ?? '', other);
  await logIn(page, other);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Roadmaps' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'DSA Sheet' }).first().click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).not.toBeChecked();
});

test('a visitor requests a callback', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Request Callback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Asha Rao');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('asha@example.org');
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill('9876543210');
  await dialog.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByText('Request submitted successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
});
