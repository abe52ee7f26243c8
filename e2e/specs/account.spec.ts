import type { Page } from '@playwright/test';
import { linkMailedTo, subjectsMailedTo } from '../fixtures/mails.ts';
import { heading } from '../fixtures/marks.ts';
import { newPerson, type Person, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function register(page: Page, { email, name, password }: Person) {
  await page.goto('/auth/register');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please check your email for verification.')).toBeVisible();
  await expect(account(page)).toBeVisible();
}

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const signInRows = (page: Page) =>
  page.getByRole('region', { name: "Where you're signed in" }).getByRole('listitem');

const reminder = (page: Page) => page.getByRole('region', { name: 'Verify your email' });

/** How far content has moved without anyone having done something, since the page opened. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          const unexpected = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(unexpected.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 0));
      }),
  );

test("someone who signs up is prompted to verify the address until it's done, in all tabs; of the links that are mailed, the newest works, and says so whenever it's followed", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const person = newPerson();
  await register(page, person);
  await page.goto('/roadmaps/dsa');
  await expect(reminder(page)).toContainText('Verify your email');
  expect(await shifts(page), 'the notice moves nothing').toBeLessThan(0.01);
  const first = await linkMailedTo(person.email, '/auth/verify');
  expect(new URL(first).search).toBe('');
  await reminder(page).getByRole('button', { name: 'Send again' }).click();
  await expect(reminder(page)).toContainText('A new email is on its way.');
  await expect.poll(() => linkMailedTo(person.email, '/auth/verify')).not.toBe(first);

  const other = await context.newPage();
  await other.goto('/dsaarticles');
  await expect(reminder(other)).toBeVisible();
  await reminder(other).getByRole('button', { name: 'Not now' }).click();
  await expect(reminder(other)).toBeHidden();
  await expect(reminder(page)).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByText('Please verify your email')).toBeVisible();

  await test.step('the older link', async () => {
    await other.goto(first);
    await expect(other.getByText("This link doesn't work")).toBeVisible();
  });
  const second = await linkMailedTo(person.email, '/auth/verify');
  await test.step('the newer link, in a tab of its own', async () => {
    const mailed = await context.newPage();
    await mailed.goto(second);
    await expect(mailed.getByText('Your email is verified')).toBeVisible();
    await expect(mailed).toHaveURL('/auth/verify');
    // Other tabs hear of it from this one, so it stays open until they have.
    await expect(reminder(page)).toBeHidden();
    await mailed.close();
  });
  await page.reload();
  await expect(account(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reminder(page)).toBeHidden();
  await other.goto('/profile');
  await expect(other.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );
  await expect(other.getByText('Please verify your email')).toBeHidden();

  await test.step('the newer link again', async () => {
    await other.goto(second);
    await expect(other.getByText('Your email is verified')).toBeVisible();
  });
});

test('a link that nobody requested confirms nothing; the owner of the address takes over the account', async ({
  page,
  signInElsewhere,
  baseURL,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const stranger = newPerson();
  await signUp(baseURL ?? '', stranger);
  const other = await signInElsewhere(stranger);
  await other.goto('/profile/edit?tab=accounts');
  await expect(other.getByText('Not verified')).toBeVisible();

  await page.goto(await linkMailedTo(stranger.email, '/auth/verify'));
  await expect(page.getByText('enter the password you chose')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText("That's not your password.")).toBeVisible();
  await other.reload();
  await expect(other.getByText('Not verified')).toBeVisible();

  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('Full Name').fill('Meera Nair');
  const chosen = page.getByLabel('New Password', { exact: true });
  await chosen.fill('Sunsh1ne2024!');
  await expect(page.getByText(/is too common or has been in a data breach/)).toBeVisible();
  await chosen.fill('kestrel 9 & the harbour');
  await expect(page.getByText(/has been in a data breach/)).toBeHidden();
  await page.getByLabel('Confirm Password', { exact: true }).fill('kestrel 9 & the harbour');
  await page.getByRole('button', { name: 'Make this account mine' }).click();
  await expect(page.getByText('The account is yours now')).toBeVisible();

  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { email: stranger.email, password: 'kestrel 9 & the harbour' });
  await expect(account(page)).toBeVisible();
  await page.goto('/profile/edit?tab=accounts');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a forgotten password is replaced by mail, and every other browser is logged out', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/40\d/);
  await page.goto(await linkMailedTo(person.email, '/auth/verify'));
  await expect(page.getByText('Your email is verified')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await other.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    other.getByText("If there's an account with this email, a reset link is on its way."),
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
  await expect(used.getByText("This link doesn't work")).toBeVisible();
  await elsewhere.close();
});

test('on the page of their account, a person signs out another browser, and all others with a new password', async ({
  page,
  person,
  signInElsewhere,
  complaints,
}) => {
  complaints.expect(/40\d/);
  const isSignedOut = (other: Page) =>
    expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  const first = await signInElsewhere(person);
  await first.goto('/profile');
  await expect(first.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(heading(page, 'Profile settings')).toBeVisible();
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(signInRows(page)).toHaveCount(2);
  await expect(signInRows(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out .+ on / }).click();
  await expect(signInRows(page)).toHaveCount(1);
  await first.reload();
  await isSignedOut(first);

  const second = await signInElsewhere(person);
  await page.reload();
  await expect(signInRows(page)).toHaveCount(2);
  const save = async (original: string) => {
    await page.getByLabel('Original Password', { exact: true }).fill(original);
    await page.getByLabel('New Password', { exact: true }).fill('Different#2');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Different#2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
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
  await second.goto('/profile');
  await isSignedOut(second);
});

test('a new address takes effect once its link is followed; the old one is notified', async ({
  page,
  person,
}) => {
  const { email } = newPerson();
  await page.goto('/profile/edit?tab=accounts');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email', { exact: true }).fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect(page.getByText(`We've sent an email to ${email}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );

  await page.goto(await linkMailedTo(email, '/auth/verify'));
  await expect(page.getByText('Your email is verified')).toBeVisible();
  await page.goto('/profile/edit?tab=accounts');
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(email);
  const mailed = async () => (await subjectsMailedTo(person.email)).length;
  await expect.poll(mailed).toBeGreaterThan(1);
});
