import type { Page } from '@playwright/test';
import { keepProgress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** How many rows of the open topic are seen whole without scrolling. */
async function rowsSeen(page: Page): Promise<number> {
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });
  await expect(rows.first()).toBeAttached();
  const fold = page.viewportSize()?.height ?? 0;
  const ends = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().bottom),
  );
  return ends.filter((end) => end <= fold).length;
}

/** From the end of the site's header to the beginning of the filters, in CSS pixels. */
async function bandOf(page: Page): Promise<number> {
  const filters = page.getByRole('form', { name: /^Filter/ });
  const top = async (locator: ReturnType<Page['locator']>, edge: 'top' | 'bottom') =>
    locator.evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
  return (await top(filters, 'top')) - (await top(page.getByRole('banner'), 'bottom'));
}

async function noSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

test('a visitor of a sheet sees five problems at once', async ({ page }) => {
  for (const sheet of ['dsa', 'sql', 'aptitude']) {
    await test.step(sheet, async () => {
      await page.setViewportSize(desktop);
      await page.goto(`/roadmaps/${sheet}`);
      expect(await rowsSeen(page)).toBeGreaterThanOrEqual(5);
      expect(await bandOf(page)).toBeLessThanOrEqual(300);
      await page.setViewportSize(phone);
      expect(await rowsSeen(page)).toBeGreaterThanOrEqual(1);
      await noSidewaysScrolling(page);
    });
  }
});

test('a visitor sees the first example of a problem and the task of an SQL problem at once', async ({
  page,
}) => {
  for (const size of [desktop, phone]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expectExample(page);
      await page.goto('/roadmaps/sql/sql-retrieve-specific-columns-from-a-table');
      const task = page.getByRole('heading', { name: /^Task/ });
      await expect(task).toBeVisible();
      const top = await task.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, 'in the upper half').toBeLessThan(size.height / 2);
    });
  }
});

test('those who have begun a sheet see still more of it, nothing moves when a problem is completed, and its example stays in sight', async ({
  page,
  context,
  person: _,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/roadmaps/dsa');
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeAttached();
  const before = await bandOf(page);
  await page.getByRole('checkbox', { name: 'Mark Contains Duplicate complete' }).click();
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('total1/');
  expect(await bandOf(page)).toBe(before);
  await keepProgress(context);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  expect(await bandOf(page)).toBeLessThan(before);
  expect(await rowsSeen(page)).toBeGreaterThanOrEqual(2);
  await page.setViewportSize(desktop);
  expect(await rowsSeen(page)).toBeGreaterThanOrEqual(5);

  for (const size of [desktop, phone]) {
    await test.step(`the problem at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expectExample(page);
      await expect(page.getByText('Comes back')).toBeInViewport({ ratio: 1 });
    });
  }
});

async function expectExample(page: Page) {
  await page.goto('/dsaarticle/two-sum');
  const statement = page.getByRole('region', { name: 'Problem Description' });
  await expect(statement.getByText('[2, 3]', { exact: true })).toBeInViewport({ ratio: 1 });
  await noSidewaysScrolling(page);
}
