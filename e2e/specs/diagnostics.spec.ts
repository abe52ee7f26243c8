import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages for teams are not for search engines. */
const expectNotIndexed = (page: Page) =>
  expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);

test('the composition says what is loaded and loads more on request; a remote that fails says the stage and the cause, and can be retried', async ({
  page,
  complaints,
}) => {
  complaints.expect(/mfe-roadmaps|Failed to load|ERR_FAILED/);
  await page.route('**/releases/mfe-roadmaps/**', (route) => route.abort());
  await page.goto('/test');
  await expectNotIndexed(page);
  const remote = page.getByRole('region', { name: 'mfe-roadmaps', exact: true });
  await expect(remote.getByRole('status')).toHaveText('not requested yet');
  await remote.getByRole('button', { name: 'Load mfe-roadmaps' }).click();
  await expect(remote.getByRole('status')).toContainText('failed at stage "entry"');
  await page.unroute('**/releases/mfe-roadmaps/**');
  await remote.getByRole('button', { name: 'Retry mfe-roadmaps' }).click();
  await expect(remote.getByRole('status')).toHaveText('loaded');
  // It's listed once for each attempt.
  await expect(remote.getByRole('rowheader', { name: 'remote-entry.js' }).last()).toBeVisible();
  await expect(remote).toContainText(/entry \d+(\.\d)? ms/);
});

test('every checked route answers and loads; a slug is shown as it stands in the address and decoded', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|401/);
  await page.goto('/article-test');
  await expectNotIndexed(page);
  await expect(page.getByText(/^All \d+ checked\.$/)).toBeVisible({ timeout: 30_000 });
  const row = page.getByRole('row', { name: /^\/roadmaps\/dsa/ });
  await expect(row).toContainText('mfe-roadmaps');
  await expect(row).toContainText('200');
  await expect(row).toContainText('loads');

  await page.goto('/test-article/a%20b%2Fc');
  await expectNotIndexed(page);
  await expect(heading(page, 'Slug')).toBeVisible();
  await expect(page.getByText('a%20b%2Fc', { exact: true })).toBeVisible();
  await expect(page.getByText('a b/c', { exact: true })).toBeVisible();
});

test('the API answers as expected to a learner', async ({ page, person: _ }) => {
  await page.goto('/admin-test');
  await expectNotIndexed(page);
  const row = (call: string) => page.getByRole('row', { name: new RegExp(`^${call} `) });
  await expect(row('/v1/health')).toContainText('ok');
  await expect(row('/v1/ready')).toContainText('ready');
  await expect(row('/v1/roadmaps')).toContainText(/\d entries/);
  await expect(row('/v1/auth/sessions')).toContainText('1 entries');
  await expect(page.getByRole('main')).not.toContainText('no answer');
  await page.getByRole('link', { name: '/admin/articles' }).click();
  await expect(heading(page, 'Articles')).toBeVisible();
});
