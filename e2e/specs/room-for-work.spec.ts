import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

const leftOf = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((element) => element.getBoundingClientRect().left);

test('what an interviewer keeps in mind stays beside the script', async ({ page }) => {
  await page.goto('/mock-interviews/cs-fundamentals');
  await expect(heading(page, 'CS fundamentals for placements')).toBeVisible();
  expect(await leftOf(page, 'Before you begin')).toBeGreaterThan(720);
  await page.getByRole('heading', { name: 'Operating systems' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await leftOf(page, 'Before you begin')).toBeLessThan(40);
});

test('after a test, what to practise next stays beside the questions', async ({
  page,
  person: _,
}) => {
  await page.goto('/mock-tests/databases');
  await page.getByRole('button', { name: 'Start test' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Result/ })).toBeVisible();
  expect(await leftOf(page, 'What to practise next')).toBeGreaterThan(720);
  await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'What to practise next' })).toBeInViewport();
});

test('someone who steps through a short program sees every line of it', async ({ page }) => {
  await page.goto('/dsaarticle/merge-intervals');
  await page.getByText('Step through', { exact: true }).click();
  await page.getByRole('button', { name: 'Record steps' }).click();
  const lines = page.getByRole('list', { name: 'Recorded program' }).getByRole('listitem');
  await expect(lines).toHaveCount(10, { timeout: 120_000 });
  await lines.last().scrollIntoViewIfNeeded();
  // Long lines go on to the right, as in the editor.
  await expect(lines.first()).toBeInViewport({ ratio: 0.5 });
  await expect(lines.last()).toBeInViewport({ ratio: 0.5 });
});

test('the bell shows headlines', async ({ page, person: _ }) => {
  await page.goto('/blogs');
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  const items = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) {
    expect((await item.boundingBox())?.height).toBeLessThan(140);
  }
});
