import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

test("diagnostics pages are marked not to be indexed, other pages aren't", async ({ page }) => {
  for (const path of ['/test', '/article-test', '/admin-test', '/test-article/x', '/posts']) {
    await page.goto(path);
    const robots = page.locator('meta[name="robots"][content="noindex"]');
    await expect(robots).toHaveCount(path === '/posts' ? 0 : 1);
  }
});

test('the composition says what is loaded, and loads more on request', async ({ page }) => {
  await page.goto('/test');
  const remote = page.getByRole('region', { name: 'mfe-roadmaps', exact: true });
  await expect(remote.getByRole('status')).toHaveText('not requested yet');
  await remote.getByRole('button', { name: 'Load mfe-roadmaps' }).click();
  await expect(remote.getByRole('status')).toHaveText('loaded');
  await expect(remote.getByRole('rowheader', { name: 'remote-entry.js' })).toBeVisible();
  await expect(remote).toContainText(/entry \d+(\.\d)? ms/);
});

test('a remote that fails says the stage and the cause, and can be retried', async ({
  page,
  complaints,
}) => {
  complaints.expect(/mfe-roadmaps|Failed to load|ERR_FAILED/);
  await page.route('**/releases/mfe-roadmaps/**', (route) => route.abort());
  await page.goto('/test');
  const remote = page.getByRole('region', { name: 'mfe-roadmaps', exact: true });
  await remote.getByRole('button', { name: 'Load mfe-roadmaps' }).click();
  await expect(remote.getByRole('status')).toContainText('failed at stage "entry"');
  await page.unroute('**/releases/mfe-roadmaps/**');
  await remote.getByRole('button', { name: 'Retry mfe-roadmaps' }).click();
  await expect(remote.getByRole('status')).toHaveText('loaded');
});

test('every checked route answers and loads', async ({ page, complaints }) => {
  complaints.expect(/404|401/);
  await page.goto('/article-test');
  await expect(page.getByText(/^All \d+ checked\.$/)).toBeVisible({ timeout: 30_000 });
  const row = page.getByRole('row', { name: /^\/roadmaps\/dsa/ });
  await expect(row).toContainText('mfe-roadmaps');
  await expect(row).toContainText('200');
  await expect(row).toContainText('loads');
});

test('the API answers as expected to a learner', async ({ page, person: _ }) => {
  await page.goto('/admin-test');
  const row = (call: string) => page.getByRole('row', { name: new RegExp(`^${call} `) });
  await expect(row('/v1/health')).toContainText('ok');
  await expect(row('/v1/ready')).toContainText('ready');
  await expect(row('/v1/roadmaps')).toContainText(/\d entries/);
  await expect(row('/v1/auth/sessions')).toContainText('1 entries');
  await expect(page.getByRole('main')).not.toContainText('no answer');
  await page.getByRole('link', { name: '/admin/articles' }).click();
  await expect(heading(page, 'Articles')).toBeVisible();
});

test('a slug is shown as it stands in the address and decoded', async ({ page }) => {
  await page.goto('/test-article/a%20b%2Fc');
  await expect(heading(page, 'Slug')).toBeVisible();
  await expect(page.getByText('a%20b%2Fc', { exact: true })).toBeVisible();
  await expect(page.getByText('a b/c', { exact: true })).toBeVisible();
});

test('posts are listed and read; an unknown one is not found', async ({ page, complaints }) => {
  await page.goto('/posts');
  const link = page.getByRole('main').getByRole('link', { name: 'After a rejection' });
  await link.click();
  await expect(heading(page, 'After a rejection')).toBeVisible();
  complaints.expect(/404/);
  await page.goto('/posts/999');
  await expect(heading(page, 'Post not found!')).toBeVisible();
  await page.goto('/article-test');
  await page.route('**/v1/posts/1', (route) => route.abort());
  complaints.expect(/ERR_FAILED|Failed to load/);
  await page.getByRole('main').getByRole('link', { name: '/posts/1', exact: true }).click();
  await expect(page.getByText('Error fetching post #1!')).toBeVisible();
});
