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

test('someone who logs in comes back to where they were, and what they were typing is still there', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  const place = '/dsaarticle/two-sum?from=test#discussion';
  await page.goto(place);
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
  await comment.fill('A map does it in one pass.');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, person);
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const [token, id, name, avatarUrl, provider] = await storedItems(page);
  expect(token).not.toBeNull();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect([name, avatarUrl, provider]).toEqual([person.name, null, 'email']);
  await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
  await expect(comment).toHaveValue('A map does it in one pass.');
});

test('logging out ends the session here and in the other tab, and the next person does not see the progress of the one before', async ({
  page,
  person: _,
  context,
  baseURL,
}) => {
  const mark = page.getByRole('checkbox', { name: 'Mark Two Sum complete' });
  await page.goto('/roadmaps/dsa');
  await mark.click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  // Requests of the other tab while the session ends would be refused, and reported.
  await expect(other.getByRole('region', { name: 'This week' })).toContainText('1 solved');

  await logOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => storedItems(page)).toEqual([null, null, null, null, null]);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  const next = newPerson();
  await signUp(baseURL ?? '', next);
  await logIn(page, next);
  await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Roadmaps' })
    .click();
  // The home page has such a link, too, and makes way for the list in the middle of a click.
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'DSA Sheet' }).first().click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await expect(mark).not.toBeChecked();
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
