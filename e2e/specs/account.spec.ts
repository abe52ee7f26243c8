import type { Page } from '@playwright/test';
import { linkMailedTo, subjectsMailedTo } from '../fixtures/mails.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, type Person, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function register(page: Page, { email, name, password }: Person) {
  await page.goto('/auth/register');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please check your email for verification.')).toBeVisible();
  await page.waitForURL('**/auth/login');
}

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const signInRows = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

test('the mail that a sign-up promises arrives, and its link verifies the address once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const person = newPerson();
  await register(page, person);
  await logIn(page, person);
  await expect(account(page)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Please verify your email')).toBeVisible();

  const link = await linkMailedTo(person.email, '/auth/verify');
  expect(new URL(link).search).toBe('');
  const mailed = await context.newPage();
  await mailed.goto(link);
  await expect(mailed.getByText('Your email is verified')).toBeVisible();
  await expect(mailed).toHaveURL('/auth/verify');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);
  await expect(page.getByText('Please verify your email')).toBeHidden();

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText('This link does not work')).toBeVisible();
});

test('whoever has lost the mail gets another, and only the newer link works', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const first = await linkMailedTo(person.email, '/auth/verify');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText(`A new mail is on its way to ${person.email}.`)).toBeVisible();
  await expect.poll(() => linkMailedTo(person.email, '/auth/verify')).not.toBe(first);
  const second = await linkMailedTo(person.email, '/auth/verify');
  const old = await context.newPage();
  await old.goto(first);
  await expect(old.getByText('This link does not work')).toBeVisible();
  await page.goto(second);
  await expect(page.getByText('Your email is verified')).toBeVisible();
});

test('a forgotten password is replaced by mail, and every other browser is logged out', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/40\d/);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await other.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    other.getByText('If an account exists for this address, a mail is on its way.'),
  ).toBeVisible();

  const link = await linkMailedTo(person.email, '/auth/resetpassword');
  const password = 'Different#2';
  await other.goto(link);
  await other.getByLabel('New Password', { exact: true }).fill(password);
  await other.getByLabel('Confirm Password', { exact: true }).fill(password);
  await expect(other).toHaveURL('/auth/resetpassword');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByText('Log in with your new password.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await logIn(other, { email: person.email, password });
  await expect(account(other)).toBeVisible();
  const used = await elsewhere.newPage();
  await used.goto(link);
  await used.getByLabel('New Password', { exact: true }).fill(password);
  await used.getByLabel('Confirm Password', { exact: true }).fill(password);
  await used.getByRole('button', { name: 'Save new password' }).click();
  await expect(used.getByText('This link does not work')).toBeVisible();
  await elsewhere.close();
});

test("asking for a stranger's password looks the same and sends nothing", async ({ page }) => {
  const nobody = newPerson();
  await page.goto('/auth/forgetpassword');
  await page.getByRole('textbox', { name: 'Email' }).fill(nobody.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('If an account exists for this address, a mail is on its way.'),
  ).toBeVisible();
  expect(await subjectsMailedTo(nobody.email)).toEqual([]);
});

test('a person sees where they are signed in and ends the other one', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/401/);
  const elsewhere = await browser.newContext({ baseURL });
  await signIn(elsewhere, baseURL ?? '', person);
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('region', { name: 'Account' })).toContainText(person.email);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(heading(page, 'Profile settings')).toBeVisible();
  await expect(signInRows(page)).toHaveCount(2);
  await expect(signInRows(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^End the sign-in of/ }).click();
  await expect(signInRows(page)).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();
});

test('a person changes the password; this browser stays, the others do not', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const elsewhere = await browser.newContext({ baseURL });
  await signIn(elsewhere, baseURL ?? '', person);
  await page.goto('/profile/edit');
  await expect(signInRows(page)).toHaveCount(2);
  const save = async (original: string) => {
    await page.getByLabel('Original Password', { exact: true }).fill(original);
    await page.getByLabel('New Password', { exact: true }).fill('Different#2');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Different#2');
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await save('not-the-password');
  await expect(page.getByLabel('Original Password', { exact: true })).toHaveAccessibleDescription(
    /\S/,
  );
  await save(person.password);
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(signInRows(page)).toHaveCount(1);
  await page.reload();
  await expect(signInRows(page)).toHaveCount(1);
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();
});

test('another address counts once its own mail is answered; the old one is told', async ({
  page,
  person,
}) => {
  const { email } = newPerson();
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail', { exact: true }).fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm by mail' }).click();
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);

  await page.goto(await linkMailedTo(email, '/auth/verify'));
  await expect(page.getByText('Your email is verified')).toBeVisible();
  await page.goto('/profile/edit');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(email);
  const told = async () => (await subjectsMailedTo(person.email)).length;
  await expect.poll(told).toBeGreaterThan(1);
});

test('logging out in one tab logs out the account page in the other', async ({
  page,
  person,
  context,
}) => {
  await page.goto('/profile/edit');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);
  const other = await context.newPage();
  await other.goto('/');
  await account(other).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeHidden();
});

/** The shared site is asked far more often than by people; this one has half the limits of real life. */
test('too many wrong passwords are told to wait, on the page', ({ page, complaints }) =>
  withOwnSite(
    async ({ url }) => {
      complaints.expect(/4(01|29)/);
      const person = newPerson();
      await signUp(url, person);
      await page.goto(`${url}/auth/login`);
      const notice = page.getByRole('main').getByRole('alert');
      await expect(async () => {
        await logIn(page, { email: person.email, password: 'not-the-password' });
        await expect(notice).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(notice).toContainText(/Too many attempts to log in.*\d/);
    },
    { LIMITS_FACTOR: '0.5' },
  ));
