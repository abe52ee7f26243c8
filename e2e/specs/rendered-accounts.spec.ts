import type { Page } from '@playwright/test';
import { signInAdmin } from '../fixtures/administrators.ts';
import { heading } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

/** Holds the site's code back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/main(\.\w+)?\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Marks what the documents hold before any script runs. */
const markDocuments = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('#root > *')?.setAttribute('data-from-the-server', '');
    }),
  );

/** What the document held reacts, and is still there: nothing was rendered again. */
async function expectTakenUp(page: Page) {
  const isLive = () => {
    const first = document.querySelector('#root > [data-from-the-server]');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  };
  await expect.poll(() => page.evaluate(isLive), page.url()).toBe(true);
}

test('without scripts the forms say what to do, and send nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, button] of [
    ['/auth/login', 'Login'],
    ['/auth/register', 'Register'],
    ['/admin/login', 'Sign in'],
  ] as const) {
    await page.goto(path);
    // Locators by text pass over what is in such an element.
    const note = page.locator('noscript');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This form needs JavaScript', { useInnerText: true });
    await email(page).fill('asha@example.org');
    await password(page).fill('stairs4you!');
    await page.getByRole('button', { name: button, exact: true }).click();
    await password(page).press('Enter');
    await expect(password(page)).toHaveValue('stairs4you!');
    expect(page.url()).toBe(`${baseURL}${path}`);
  }
  await context.close();
});

test('what is typed while scripts are on their way stays, is judged once they are there, and is what the form sends', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('a new password', async () => {
    const other = await context.newPage();
    const letGo = await holdScripts(other);
    await other.goto('/auth/register', { waitUntil: 'commit' });
    await email(other).fill('asha@example.org');
    await password(other).fill('short');
    letGo();
    await expect(password(other)).toHaveAccessibleDescription(/^Password must be at least 8/);
    await expect(password(other)).toHaveValue('short');
    await expect(email(other)).toHaveValue('asha@example.org');
    await other.close();
  });

  const person = newPerson();
  await signUp(baseURL ?? '', person);
  const letGo = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  letGo();
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await login(page).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
});

test("a profile is in its person's document and, after they have logged out, in nobody's", async ({
  page,
  person,
}) => {
  await markDocuments(page);
  for (const path of ['/profile', '/profile/edit', '/profile/edit?tab=accounts']) {
    const document = await page.request.get(path);
    expect(document.headers()['cache-control']).toBe('private, no-store');
    expect(await document.text()).toContain(person.email);
    await page.goto(path);
    await expectTakenUp(page);
  }
  // Later requests of a page left open would be refused.
  await page.goto('about:blank');
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await page.request.post('/v1/auth/logout', { headers });
  for (const path of ['/profile', '/profile/edit', '/']) {
    const text = await (await page.request.get(path)).text();
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.name);
  }
});

test('the pages of accounts and administration are taken up without a complaint', async ({
  page,
  baseURL,
}) => {
  await markDocuments(page);
  for (const path of ['/auth/login', '/auth/register', '/auth/forgetpassword', '/profile']) {
    await page.goto(path);
    await expectTakenUp(page);
  }
  await page.goto('/admin/articles');
  await expectTakenUp(page);
  await expect(page.getByText('Sign in to see this page')).toBeVisible();

  await signInAdmin(page, baseURL ?? '');
  expect(await (await page.request.get('/admin/people')).text()).not.toContain('Demo Admin');
  for (const [path, name] of [
    ['/admin/articles', 'Articles'],
    ['/admin/people', 'People'],
    ['/admin/analytics', 'Analytics'],
    ['/admin/problems/new', 'New DSA problem'],
  ] as const) {
    await page.goto(path);
    await expectTakenUp(page);
    await expect(heading(page, name)).toBeVisible();
  }
  await page.goto('/admin/login');
  await expect(page).toHaveURL(`${baseURL}/admin/articles`);
});
