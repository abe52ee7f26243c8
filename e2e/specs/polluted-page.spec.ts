import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** What an old polyfill of one team does to the page that all teams share. */
const pollute = () => {
  Reflect.set(Object.prototype, 'polluted', 'yes');
  Reflect.set(Array.prototype, 'last', () => 'mine');
};

/** Goes on within the page, so that what was done to it stays. */
const goOn = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Pages of the shell and of the remotes, in the order in which a logged-in person may visit them. */
const pages = [
  ['/posts', 'Posts'],
  ['/roadmaps/dsa', 'DSA Sheet'],
  ['/dsaarticles', 'DSA problems and articles'],
  ['/admin/login', 'Admin Login'],
  ['/profile', 'Profile'],
] as const;

test('what one team adds to the objects of everybody breaks no page, no navigation and no session', async ({
  page,
  person,
}) => {
  await page.goto('/roadmaps');
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page.evaluate(pollute);
  for (const [path, name] of pages) {
    await goOn(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(page.getByText(person.email).first()).toBeVisible();
  expect(await page.evaluate(() => ['last' in [], 'polluted' in {}])).toEqual([true, false]);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('what is stored in a browser with odd keys pollutes nothing', async ({ page, person: _ }) => {
  const odd = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
  await page.goto('/roadmaps/dsa');
  await page.evaluate((text) => {
    const session = ['token', 'id', 'name', 'avatarUrl', 'provider', 'unverified', 'hasPlan'];
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (!session.includes(key)) store.setItem(key, text);
    }
  }, odd);
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  }
});
