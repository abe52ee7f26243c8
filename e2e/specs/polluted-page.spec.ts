import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** What an old polyfill of one team does to the page that all teams share. */
const pollute = () => {
  Object.assign(Object.prototype, { polluted: 'yes' });
  Object.assign(Array.prototype, { last: () => 'mine' });
};

/** Pages of the shell and of remotes that show people who they are. */
const pages = [
  ['/posts', 'Posts'],
  ['/roadmaps', 'Roadmaps'],
  ['/roadmaps/dsa', 'DSA Sheet'],
  ['/dsaarticles', 'DSA problems and articles'],
  ['/profile', 'Profile'],
] as const;

test('what one team adds to the prototypes of everybody breaks no page, no navigation and no session', async ({
  page,
  person,
}) => {
  await page.addInitScript(pollute);
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  }
  await page.goto('/posts');
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).first().click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goto('/admin/login');
  await expect(heading(page, 'Admin Login')).toBeVisible();
});

test('what is stored in a browser with odd keys pollutes nothing', async ({ page, person: _ }) => {
  const odd = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
  await page.goto('/roadmaps/dsa');
  await page.evaluate((text) => {
    const session = ['token', 'id', 'name', 'avatarUrl', 'provider', 'unverified'];
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
