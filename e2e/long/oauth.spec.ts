import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  type SiteWithProviders,
  startSiteWithProviders,
} from '../providers/site-with-providers.ts';

// One site for the whole file, so its tests run one after the other.
test.describe.configure({ mode: 'default' });

let site: SiteWithProviders;
test.beforeAll(async () => {
  site = await startSiteWithProviders();
});
test.afterAll(() => site.stop());

test.beforeEach(({ context }) => servePictures(context));

const buttons = { google: 'Continue with Google', github: 'Login with Github' };
const providerNames = { google: 'Google', github: 'GitHub' };
type Name = keyof typeof buttons;
const names: Name[] = ['google', 'github'];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** The providers' pictures are on hosts that don't exist. */
const servePictures = (context: BrowserContext) =>
  context.route(/^https:\/\/(pictures|avatars)\.example\.org\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );

/** Goes from the login page to the provider and fills in who the person is. */
async function goToProvider(page: Page, name: Name, email: string, verified = true) {
  await page.getByRole('main').getByRole('link', { name: buttons[name] }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name').fill('Kavya Iyer');
  await page.getByLabel('Email verified').setChecked(verified);
}

const allow = (page: Page) => page.getByRole('button', { name: 'Allow' }).click();
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const storedItems = (page: Page) =>
  page.evaluate(() =>
    ['token', 'name', 'avatarUrl', 'provider'].map((key) => localStorage.getItem(key)),
  );

for (const name of names) {
  test(`a visitor signs in through ${name} and returns to where they were`, async ({ page }) => {
    const { email } = newPerson();
    await page.goto(`${site.url}/roadmaps/sql?from=test#here`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await goToProvider(page, name, email);
    await allow(page);
    await expect(page.getByText('Redirecting to your previous page...')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/roadmaps/sql?from=test#here`);
    await expect(account(page)).toBeVisible();
    expect(await storedItems(page)).toEqual([
      'signed-in',
      'Kavya Iyer',
      expect.stringMatching(/^https:\/\/(pictures|avatars)\.example\.org\//),
      name,
    ]);
    await page.reload();
    await expect(account(page)).toBeVisible();
  });

  test(`someone who declines at ${name} learns that, and can still sign in`, async ({ page }) => {
    const { email } = newPerson();
    await page.goto(`${site.url}/auth/login`);
    await goToProvider(page, name, email);
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page).toHaveURL(`${site.url}/auth/login?error=denied`);
    await expect(alert(page)).toContainText("You cancelled, so you're not logged in yet");
    await goToProvider(page, name, email);
    await allow(page);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(account(page)).toBeVisible();
  });

  test(`an address that ${name} has not verified signs nobody in`, async ({ page }) => {
    await page.goto(`${site.url}/auth/login`);
    await goToProvider(page, name, newPerson().email, false);
    await allow(page);
    await expect(alert(page)).toContainText(
      "You haven't verified your email with that service yet",
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedItems(page)).toEqual([null, null, null, null]);
  });

  test(`a callback from ${name} with a different state is refused`, async ({ page }) => {
    await page.goto(`${site.url}/auth/login`);
    await goToProvider(page, name, newPerson().email);
    await page.goto(`${site.url}/v1/oauth/${name}/callback?code=abc&state=tampered`);
    await expect(page).toHaveURL(`${site.url}/auth/login?error=state`);
    await expect(alert(page)).toContainText('That took too long');
  });

  test(`a callback from ${name} that was already used is refused`, async ({ page, context }) => {
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/callback?code=')) callbacks.push(request.url());
    });
    await page.goto(`${site.url}/auth/login`);
    await goToProvider(page, name, newPerson().email);
    await allow(page);
    await expect(account(page)).toBeVisible();
    // No open page can make a call without its cookies.
    await page.goto(`${site.url}/robots.txt`);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(callbacks[0] ?? '');
    await expect(alert(page)).toContainText('That took too long');
  });
}

for (const [name, what] of [
  ['google', 'Bookmark Two Sum'],
  ['github', 'Add note to Two Sum'],
] as const) {
  test(`what a visitor clicked on the sheet is done after signing in through ${name}`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/roadmaps/dsa`);
    await page.getByRole('button', { name: what }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('link', { name: `Continue with ${providerNames[name]}` }).click();
    await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
    await page.getByLabel('Name').fill('Kavya Iyer');
    await page.getByLabel('Email verified').check();
    await allow(page);
    await expect(page).toHaveURL(`${site.url}/roadmaps/dsa`);
    if (name === 'google') {
      await expect(page.getByText('Bookmark updated successfully!')).toBeVisible();
      await expect(page.getByRole('button', { name: what })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    } else await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
  });
}

test('a comment and a like are done after signing in through a provider', async ({ page }) => {
  await page.goto(`${site.url}/article/complexity-in-practice`);
  await page.getByRole('button', { name: /^Like this article/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await page.getByLabel('Name').fill('Kavya Iyer');
  await page.getByLabel('Email verified').check();
  await allow(page);
  await expect(page.getByRole('button', { name: /^Like this article/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // What the page sends on its own would be refused without its cookies.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.url}/dsaarticle/two-sum`);
  await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('One pass is enough.');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with GitHub' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await page.getByLabel('Name').fill('Kavya Iyer');
  await page.getByLabel('Email verified').check();
  await allow(page);
  const comments = page.getByRole('list', { name: 'Comments' });
  await expect(comments.getByText('One pass is enough.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
});

test('an unverified account passes to the person whom the provider vouches for', async ({
  page,
}) => {
  const squatter = newPerson();
  await signUp(site.url, squatter);
  await page.goto(`${site.url}/auth/login`);
  await goToProvider(page, 'google', squatter.email);
  await allow(page);
  await expect(account(page)).toBeVisible();
  const { email, password } = squatter;
  const answer = await page.request.post(`${site.url}/v1/auth/signin`, {
    data: { email, password },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.status()).toBe(401);
});

test('another account at the provider does not get into a linked one', async ({ browser }) => {
  const { email } = newPerson();
  const signInAs = async (subject: string) => {
    const context = await browser.newContext();
    await servePictures(context);
    const page = await context.newPage();
    await page.goto(`${site.url}/auth/login`);
    await goToProvider(page, 'github', email);
    await page.getByLabel('Account').fill(subject);
    await allow(page);
    return page;
  };
  const first = await signInAs('first');
  await expect(account(first)).toBeVisible();
  const second = await signInAs('second');
  await expect(alert(second)).toContainText('is linked to a different login');
  await Promise.all([first.context().close(), second.context().close()]);
});

test('a provider that is not configured has no button', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  for (const name of names)
    await expect(page.getByRole('link', { name: buttons[name] })).toBeHidden();
});

test('a provider that does not respond is reported, and the email form still works', async ({
  page,
}) => {
  const other = await startSiteWithProviders();
  try {
    await other.stopProvider('google');
    await page.goto(`${other.url}/auth/login`);
    await page.getByRole('main').getByRole('link', { name: buttons.google }).click();
    await expect(alert(page)).toContainText("That service isn't responding right now");
    const person = newPerson();
    await signUp(other.url, person);
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(account(page)).toBeVisible();
  } finally {
    // An open page would keep calling a site that is gone.
    await page.goto('about:blank');
    await other.stop();
  }
});
