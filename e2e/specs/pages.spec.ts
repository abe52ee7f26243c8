import type { Page } from '@playwright/test';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { deadEnds, pages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

for (const { path, heading: name } of pages) {
  test(`${path} opens by its address, each file fetched once and checked`, async ({ page }) => {
    const fetched = filesFetchedBy(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched).toEqual([...new Set(fetched)]);
    expect(await uncheckedFiles(page)).toEqual([]);
    await expect(page).toHaveTitle(/\S · Stepwise$/);
  });
}

for (const { path, heading: name } of deadEnds) {
  test(`${path} says that nothing is there, with header and footer`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('an unknown page leads home', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
});

test('the old article addresses lead to the index of problems and articles', async ({ page }) => {
  for (const path of ['/articles', '/articles/anything']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dsaarticles');
    await expect(heading(page, 'DSA problems and articles')).toBeVisible();
  }
});

test('a page opened by its address starts at its top', async ({ page }) => {
  const scrolledTo = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/roadmaps/dsa');
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolledTo).toBeGreaterThan(500);
  await page.goto('/roadmaps/sql');
  await expect(heading(page, 'SQL for Interviews')).toBeVisible();
  expect(await scrolledTo()).toBe(0);
});

test('a page that is loaded anew stays where the reader was', async ({ page }) => {
  for (const path of ['/article/two-pointers', '/dsaarticle/two-sum', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 1000));
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(500);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), path).toBe(place);
  }
});

test('the way back leads to the place that was left, also on a page that was loaded anew', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/dsaarticle/two-sum');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(place).toBe(700);
  // A click by the mouse would first scroll the page.
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeHidden();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeAttached();
  await expect.poll(place).toBe(700);
});

test('a visitor walks through the site without a reload, and back', async ({ page }) => {
  await page.goto('/');
  await markPage(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page.getByRole('link', { name: 'DSA Sheet' }).click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await main.getByRole('link', { name: 'Placement Training' }).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await expectNoReload(page);
});

test('on a phone the menu leads to the pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await markPage(page);
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Campus' }).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Roadmaps' }).first().click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await expectNoReload(page);
});

/** Addresses of the scripts and stylesheets a page asks for, as often as it asks. */
function filesFetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/releases/')) fetched.push(request.url());
  });
  return fetched;
}

/** Scripts, stylesheets and preloads in the page whose content the browser would not check. */
const uncheckedFiles = (page: Page) =>
  page.locator('script[src], link[rel="stylesheet"], link[rel="preload"]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const integrity = element.getAttribute('integrity') ?? '';
        return !/^sha384-/.test(integrity) || element.getAttribute('crossorigin') === null;
      })
      .map((element) => element.outerHTML),
  );
