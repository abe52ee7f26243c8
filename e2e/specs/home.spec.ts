import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

/** Addresses of files of a kind that a page asks for. */
function filesLike(page: Page, kind: RegExp): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.push(pathname);
  });
  return files;
}

/** The sum of the layout shifts that the page has seen, from its start. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a visitor loads nothing for the panels of signed-in people', async ({ page }) => {
  const files = filesLike(page, /^\/releases\/mfe-roadmaps\//);
  await page.goto('/');
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});

test('what calls and remotes need comes when a visitor first moves to a link', async ({ page }) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<div id="root"><');
  const files = filesLike(page, /\/(http|federation)\.js$/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await page.getByRole('link', { name: 'Roadmaps' }).first().hover();
  await expect.poll(() => files.length).toBe(2);
});

for (const width of [390, 1440]) {
  test(`at ${width} px, a new learner is shown where to start and nothing moves`, async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
    await expect(panel(page, 'Start here').getByRole('link')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('somebody who solved a problem continues with the next one, at its place in the sheet', async ({
  page,
  person: _,
}) => {
  await page.goto('/roadmaps/sql');
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  const rows = page.getByRole('main').getByRole('rowheader');
  const second = (await rows.nth(1).getByRole('link').textContent()) ?? '';
  await page.getByRole('banner').getByRole('link').first().click();
  const next = panel(page, 'Continue where you left off');
  await expect(next.getByRole('link').first()).toHaveText(second);
  await next.getByRole('link').first().click();
  await expect(heading(page, 'SQL for Interviews')).toBeVisible();
  await expect(page.locator('tr[aria-current="true"]')).toContainText(second);
});

test('a remote that is down leaves no hole', async ({ page, person: _, complaints }) => {
  complaints.expect(/mfe-roadmaps|Failed to load|ERR_FAILED/);
  await page.route('**/releases/mfe-roadmaps/**', (route) => route.abort());
  await page.goto('/');
  await expect(panel(page, 'Choose a first roadmap').getByRole('link')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await expect(panel(page, 'Choose a first roadmap').getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('with reduced motion, another theme appears at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const moving = await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
    return document.getAnimations().map((animation) => animation.constructor.name);
  });
  expect(moving).toEqual([]);
});
