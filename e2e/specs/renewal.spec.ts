import type { BrowserContext, Page } from '@playwright/test';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** The session continues, but its access token is no longer valid, as after ten minutes. */
async function expireAccess(context: BrowserContext) {
  const cookies = await context.cookies();
  const access = cookies.filter(({ name }) => name.includes('access'));
  expect(access).toHaveLength(1);
  await context.addCookies(access.map((cookie) => ({ ...cookie, value: 'expired' })));
}

const goToRoadmaps = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click();

async function goToProfile(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
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

test('three remotes that encounter an expired session share one refresh', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401/);
  const again = page.getByRole('button', { name: 'Send again' });
  await page.goto('/auth/verify');
  await expect(again).toBeVisible();
  await markPage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Placement Training' }).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expireAccess(context);
  const { seen, release } = await holdRefresh(page);

  await goToRoadmaps(page);
  await expect.poll(() => seen.refused).toContain('/v1/roadmaps');
  await goToProfile(page);
  await expect.poll(() => seen.refused).toContain('/v1/auth/me');
  await page.goBack();
  await expect(page).toHaveURL('/roadmaps');
  await page.goBack();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.goBack();
  await again.click();
  await expect.poll(() => seen.refused).toContain('/v1/auth/verification');
  release();

  await expect(page.getByText('A new email is on its way.')).toBeVisible();
  await goToProfile(page);
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );
  await goToRoadmaps(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'DSA Sheet' })).toBeVisible();
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
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );
  // Requests of the page itself would end the session before the click.
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /refresh/ });
  await expireAccess(context);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  // On a busy machine it may still send a request by itself, and take the link away under the click.
  await expect(async () => {
    if (await login.isHidden())
      await page.getByRole('link', { name: 'Edit profile' }).click({ timeout: 2_000 });
    await expect(login).toBeVisible();
  }).toPass();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a session that cannot be renewed for a while continues as soon as it can', async ({
  page,
  person,
  context,
  complaints,
}) => {
  complaints.expect(/401|503/);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expireAccess(context);
  const problem = { statusCode: 503, code: 'unavailable', message: 'Please try again soon.' };
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 503, json: problem }));

  await goToProfile(page);
  await expect(page.getByRole('main').getByText('Please try again soon.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

  await page.unroute('**/v1/auth/refresh');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText(
    person.email,
  );
});
