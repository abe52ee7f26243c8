import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { expectOpens } from '../fixtures/opened-page.ts';
import { deadEnds, onePerUnit } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

for (const sample of onePerUnit) {
  test(`${sample.path} opens at its address, with each file fetched once and checked`, ({ page }) =>
    expectOpens(page, sample));
}

for (const { path, heading: name } of deadEnds) {
  test(`${path} says that there is no such page, with header and footer`, async ({
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

test('an unknown page links to the home page', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
});

test('the old article addresses redirect to the index of problems and articles', async ({
  page,
}) => {
  for (const path of ['/articles', '/articles/anything']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dsaarticles');
    await expect(heading(page, 'DSA problems and articles')).toBeVisible();
  }
});

test('Placement Training on paper has its answers, and no link that looks like a button', async ({
  page,
}) => {
  await page.goto('/placementtraining');
  const roadmaps = page.getByRole('main').getByRole('link', { name: 'See the roadmaps' });
  await expect(roadmaps).toBeVisible();
  const answer = page.getByText('Not to read the roadmaps, solve problems or make a plan');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(roadmaps).toBeHidden();
});

test('a page opened at its address starts at the top', async ({ page }) => {
  const scrolledTo = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/roadmaps/dsa');
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolledTo).toBeGreaterThan(500);
  await page.goto('/roadmaps/sql');
  await expect(heading(page, 'SQL for Interviews')).toBeVisible();
  await expect.poll(scrolledTo).toBe(0);
});

test('a reloaded page stays where the reader was', async ({ page }) => {
  for (const path of ['/article/two-pointers', '/dsaarticle/two-sum', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scrolledTo = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 1000));
    await expect.poll(scrolledTo).toBeGreaterThan(500);
    const place = await scrolledTo();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // Within three lines: once the typeface has been loaded, lines above break elsewhere.
    await expect.poll(async () => Math.abs((await scrolledTo()) - place), path).toBeLessThan(100);
  }
});

test('going back returns to the scroll position, even on a reloaded page', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/dsaarticle/two-sum');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(place).toBe(700);
  // A mouse click would scroll the page first.
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeHidden();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeAttached();
  await expect.poll(place).toBe(700);
});

test('a visitor moves through the site and back without a reload', async ({ page }) => {
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

test('on a phone the menu links to the pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await markPage(page);
  await page.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Campus' }).click();
  await expect(heading(page, 'Placement training')).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await menu.getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await expectNoReload(page);
});
