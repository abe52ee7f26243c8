import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { expectOpens } from '../fixtures/opened-page.ts';
import { deadEnds, onePerUnit } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page of the shell and of each remote opens at its address, with each file fetched once and checked', async ({
  page,
}) => {
  for (const sample of onePerUnit) await test.step(sample.path, () => expectOpens(page, sample));
});

test('an address without a page says so between header and footer, and leads home', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const { path, heading: name } of deadEnds) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
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

test('a page opens at its top, and stays where the reader was after a reload and after Back', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const title = page.getByRole('heading', { level: 1 });
  for (const path of ['/roadmaps/dsa', '/article/two-pointers', '/', '/dsaarticle/two-sum']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(title).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect.poll(place).toBe(0);
      await page.evaluate(() => scrollTo(0, 1000));
      await expect.poll(place).toBeGreaterThan(500);
      const before = await place();
      await page.reload();
      await expect(title).toBeAttached();
      // Within three lines: once the typeface has been loaded, lines above break elsewhere.
      await expect.poll(async () => Math.abs((await place()) - before), path).toBeLessThan(100);
    });
  }

  await test.step('Back to the page that was reloaded', async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(place).toBe(700);
    // A mouse click would scroll the page first.
    await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).dispatchEvent('click');
    await expect(heading(page, 'Two Sum')).toBeHidden();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Two Sum')).toBeAttached();
    await expect.poll(place).toBe(700);
  });
});

test('a visitor moves through the site and back without a reload, and the keyboard goes on from the row that was opened', async ({
  page,
}) => {
  await page.goto('/');
  await markPage(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Roadmaps' }).click();
  await expect(heading(page, 'Roadmaps')).toBeVisible();
  await page.getByRole('link', { name: 'DSA Sheet' }).click();
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  const row = page.getByRole('link', { name: 'Valid Anagram', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Valid Anagram')).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
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

test('addresses that people type lead to their pages, by address or by link, and Back leads away from both', async ({
  page,
}) => {
  for (const [typed, address] of [
    ['/plan#weeks', '/roadmaps/plan#weeks'],
    ['/login?redirect=%2Froadmaps%2Fsql', '/auth/login?redirect=%2Froadmaps%2Fsql'],
  ] as const) {
    await test.step(typed, async () => {
      await page.goto('/blogs');
      await page.goto(typed);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/blogs');
    });
  }
  await expect(heading(page, 'Blogs')).toBeVisible();
  await markPage(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/problems#first');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/dsaarticles?kind=problems#first');
  await expectNoReload(page);
});
