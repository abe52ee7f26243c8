import type { BrowserContext, Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** The session goes on, but its access token no longer counts, as after ten minutes. */
async function expireAccess(context: BrowserContext) {
  const cookies = await context.cookies();
  const access = cookies.filter(({ name }) => name.includes('access'));
  expect(access).toHaveLength(1);
  await context.addCookies(access.map((cookie) => ({ ...cookie, value: 'expired' })));
}

/** Counts refreshes and calls that were refused. No refresh is answered before `release`. */
async function holdRefresh(page: Page) {
  const seen = { refreshes: 0, refused: [] as string[] };
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  page.on('response', (answer) => {
    if (answer.status() === 401) seen.refused.push(new URL(answer.url()).pathname);
  });
  await page.route('**/v1/auth/refresh', async (route) => {
    seen.refreshes += 1;
    await released;
    await route.continue();
  });
  return { seen, release: () => release() };
}

test('three remotes that meet an expired session share one refresh', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await markPage(page);
  await page.waitForLoadState('networkidle');
  await expireAccess(context);
  const { seen, release } = await holdRefresh(page);

  await goWithin(page, '/roadmaps/sql');
  await expect.poll(() => seen.refused).toContain('/v1/roadmaps/sql');
  await goWithin(page, '/profile');
  await expect.poll(() => seen.refused).toContain('/v1/auth/me');
  await goWithin(page, '/auth/verify');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => seen.refused).toContain('/v1/auth/verification');
  release();

  await expect(page.getByText('A new mail is on its way.')).toBeVisible();
  await goWithin(page, '/profile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);
  await goWithin(page, '/roadmaps/sql');
  await expect(heading(page, 'SQL for Interviews')).toBeVisible();
  expect(seen.refreshes).toBe(1);
  await expectNoReload(page);
});

test('a session that cannot be renewed ends everywhere on the page', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(person.email);
  await context.clearCookies({ name: /refresh/ });
  await expireAccess(context);
  await goWithin(page, '/roadmaps/sql');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
