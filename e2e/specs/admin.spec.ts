import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axe } from '../fixtures/accessibility.ts';
import { giveAdminPassword, signInAdmin } from '../fixtures/administrators.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { newPerson, signIn as signInLearner, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const email = (page: Page) => page.getByLabel('Email address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const area = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

const site = ownSiteOfGroup();

test('an owner invites someone for support, whose menu has nothing else, and shuts a learner out', async ({
  page,
  browser,
}) => {
  const { url, dataDir } = site();
  await signInAdmin(page, url);
  await area(page).getByRole('link', { name: 'Administrators' }).click();
  await email(page).fill('leela@example.org');
  await page.getByLabel('Role', { exact: true }).selectOption('Support');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /leela@example\.org/ })).toContainText('Support');

  const outbox = join(dataDir, 'outbox');
  const link = await linkMailedTo('leela@example.org', '/admin/invitation', outbox);
  const leela = await browser.newPage();
  await leela.goto(link);
  await leela.getByLabel('Full name').fill('Leela Das');
  await password(leela).fill('stairs4you!');
  await leela.getByLabel('Confirm Password', { exact: true }).fill('stairs4you!');
  await leela.getByRole('button', { name: 'Create my account' }).click();
  await expect(leela.getByText('Sign in as leela@example.org.')).toBeVisible();
  await email(leela).fill('leela@example.org');
  await password(leela).fill('stairs4you!');
  await leela.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(leela.getByRole('heading', { name: 'Callback requests', level: 1 })).toBeVisible();
  await expect(area(leela).getByRole('link')).toHaveText(['Callback requests', 'Security']);
  await leela.goto(`${url}/admin/people?q=asha`);
  await expect(leela.getByText("Your role doesn't include this page")).toBeVisible();
  await leela.close();

  const person = newPerson();
  await signUp(url, person);
  const learner = await browser.newContext();
  await signInLearner(learner, url, person);
  const tab = await learner.newPage();
  await tab.goto(`${url}/profile`);
  await expect(tab.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await area(page).getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Find people' }).fill(person.email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await page.getByRole('button', { name: 'Disable this account' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Spam in discussions.');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('This account is disabled')).toBeVisible();

  await tab.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click();
  const login = tab.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login).toBeVisible();
  await login.click();
  const main = tab.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main.getByText(/^Your account has been disabled/)).toBeVisible();
  await learner.close();
});

test('after Logout the pages require signing in again, even after going back', async ({ page }) => {
  const { url } = site();
  await signInAdmin(page, url);
  await area(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully logged out!')).toBeVisible();
  await expect(page).toHaveURL(`${url}/admin/login`);
  await page.goBack();
  await expect(page.getByText('Sign in to see this page')).toBeVisible();
});

test('a signed-in learner is not an administrator', async ({ page, person, complaints }) => {
  complaints.expect(/\b401\b.*\/v1\/admins\/auth\/signin$/);
  await page.goto('/admin/audit-log');
  await expect(page.getByText('Sign in to see this page')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as an administrator' }).click();
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  const refused = page.waitForResponse('**/v1/admins/auth/signin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await refused).status()).toBe(401);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
});

test('a second factor is set up, required at the next sign-in, and turned off', async ({
  page,
}) => {
  const { url } = site();
  const secret = await signInAdmin(page, url);
  await area(page).getByRole('link', { name: 'Security', exact: true }).click();
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByLabel('Your password', { exact: true }).fill(secret);
  await card.getByRole('button', { name: 'Set it up' }).click();
  const picture = card.getByRole('img');
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(20);
  const app = new TOTP({
    secret: Secret.fromBase32(
      ((await card.locator('code').textContent()) ?? '').replaceAll(' ', ''),
    ),
  });
  await card.getByLabel('Code', { exact: true }).fill(app.generate());
  await card.getByRole('button', { name: 'Turn it on' }).click();
  const shown = card.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await card.getByRole('button', { name: "I've saved them" }).click();
  await expect(card).toContainText('10 recovery codes are left');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${url}/admin/login`);
  await giveAdminPassword(page, url);
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${url}/admin/articles`);

  await area(page).getByRole('link', { name: 'Administrators' }).click();
  await expect(page.getByRole('row', { name: /Demo Administrator/ })).toContainText('On');
  await area(page).getByRole('link', { name: 'Security', exact: true }).click();
  await card.getByLabel('Your password', { exact: true }).fill(secret);
  await card.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await card.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Your second factor is off.')).toBeVisible();
});

const DISCUSSION = '/dsaarticle/spiral-matrix#discussion';
const REASON = 'Please keep advertising out of the discussions.';

const comments = (page: Page) => page.getByRole('list', { name: 'Comments', exact: true });
const queue = (page: Page) => page.getByRole('listitem', { name: /^Lin Wei/ });

async function newLearner(browser: Browser, url: string, name: string): Promise<Page> {
  const person = { ...newPerson(), name };
  const context = await browser.newContext({ baseURL: url });
  await signUp(url, person);
  await signInLearner(context, url, person);
  return context.newPage();
}

test('a reported comment is hidden from readers, its author is warned, and it comes back', async ({
  page,
  browser,
}) => {
  const { url } = site();
  const author = await newLearner(browser, url, 'Lin Wei');
  await author.goto(DISCUSSION);
  await author.getByPlaceholder(/^Share your thoughts/).fill('Buy my course at casino.example');
  await author.getByRole('button', { name: 'Post Comment' }).click();
  await expect(comments(author)).toContainText('Buy my course');

  const reader = await newLearner(browser, url, 'Asha Rao');
  await reader.goto(DISCUSSION);
  await reader.getByRole('button', { name: 'Report the comment by Lin Wei' }).click();
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText("Thanks for your report. We'll take a look.")).toBeVisible();

  await signInAdmin(page, url);
  await page.getByRole('link', { name: 'Reports 1 waiting' }).click();
  await expect(queue(page)).toContainText('Spam: 1');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axe(page).analyze()).violations).toEqual([]);
  }
  await page.getByRole('button', { name: 'Warn Lin Wei' }).click();
  await page.getByLabel('Reason').fill(REASON);
  await page.getByRole('button', { name: 'Send warning' }).click();
  await expect(page.getByText('Warning sent.')).toBeVisible();
  await expect(queue(page)).toContainText('1 warning');
  await page.getByRole('button', { name: 'Hide the comment by Lin Wei' }).click();
  await expect(page.getByRole('heading', { name: 'No open reports' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toBeVisible();

  for (const person of [reader, author]) {
    await person.reload();
    await expect(comments(person)).toBeVisible();
    await expect(comments(person)).not.toContainText('Buy my course');
  }
  await author.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(author.getByText(REASON)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: /^Lin Wei/ })).toBeFocused();
  await page.getByRole('button', { name: 'Hide the comment by Lin Wei' }).click();
  await expect(queue(page)).toBeHidden();
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await page.getByLabel('Words').fill('casino.example');
  await page.getByLabel('Words').press('Enter');
  await page.getByRole('button', { name: 'Restore the comment by Lin Wei' }).click();
  await expect(page.getByText('Readers see the comment again.')).toBeVisible();
  await reader.reload();
  await expect(comments(reader)).toContainText('Buy my course');
  await author.context().close();
  await reader.context().close();
});
