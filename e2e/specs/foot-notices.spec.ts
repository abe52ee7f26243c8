import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { queryField, writeQuery } from '../fixtures/query.ts';
import { expect, test } from '../fixtures/test.ts';

const VERIFY = 'Verify your email';
const MERGE = 'Made before you logged in';
const TASK = '/roadmaps/sql/sql-find-customer-referee';

const notice = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Logs in as a person who has just signed up, with an unverified address. */
async function logIn(page: Page, url: string | undefined, path = '/') {
  const { email, password } = newPerson();
  await signUp(url ?? '', { name: 'Asha Rao', email, password });
  await page.goto(`/auth/login?redirect=${encodeURIComponent(path)}`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

/** What is at the middle of each of these, once it's scrolled to: itself, or what covers it. */
const covered = (page: Page, role: 'radio' | 'button') =>
  page
    .getByRole('main')
    .getByRole(role)
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const target = element.closest('label') ?? element;
          target.scrollIntoView({ block: 'end' });
          const { left, top, width, height } = target.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return !target.contains(found);
        })
        .map((element) => element.closest('label')?.textContent ?? element.textContent),
    );

for (const [width, height] of [
  [390, 664],
  [1440, 800],
] as const) {
  test(`at ${width} px, nothing covers the answers of a running test, and what waits is shown after it`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn(page, baseURL, '/mock-tests/arrays-and-strings');
    await expect(heading(page, 'Arrays and strings')).toBeVisible();
    await expect(notice(page, VERIFY)).toBeVisible();
    await button(page, 'Start test').click();
    await button(page, /^Questions/).click();
    await expect(page.getByRole('group', { name: 'Question 10', exact: true })).toBeVisible();
    await expect(notice(page, VERIFY)).toBeHidden();
    expect(await covered(page, 'radio')).toEqual([]);

    await page.getByRole('main').getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(heading(page, 'Result: Arrays and strings')).toBeVisible();
    await expect(notice(page, VERIFY)).toBeVisible();
  });

  test(`at ${width} px, no notice covers the boxes of a sheet`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    await logIn(page, baseURL, '/roadmaps/dsa');
    await expect(heading(page, 'DSA Sheet')).toBeVisible();
    await expect(notice(page, VERIFY)).toBeVisible();
    const box = page.getByRole('checkbox', { name: /^Mark .* complete$/ }).first();
    const end = await box.evaluate((input) => input.getBoundingClientRect().right);
    const start = await notice(page, VERIFY).evaluate((it) => it.getBoundingClientRect().left);
    expect(start).toBeGreaterThan(end);
  });

  test(`at ${width} px, a notice has room below the page, and none while someone solves something`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn(page, baseURL, '/roadmaps');
    await expect(notice(page, VERIFY)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(async () => {
      const footer = await page.getByRole('contentinfo').boundingBox();
      const shown = await notice(page, VERIFY).boundingBox();
      if (!footer || !shown) throw new Error('Footer or notice is missing.');
      // Both are at fractions of a pixel.
      expect(shown.y).toBeGreaterThan(footer.y + footer.height - 1);
    }).toPass();

    await page.goto('/dsaarticle/two-sum');
    await expect(page.getByRole('region', { name: /^Your/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page, VERIFY)).toBeHidden();
    expect(await covered(page, 'button')).toEqual([]);
  });
}

test('on a phone, a notice has the whole width for its line', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, baseURL, '/roadmaps');
  const words = notice(page, VERIFY).getByRole('status');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.height).toBeLessThan(30);
});

test('what was made before logging in is mentioned once on each page', async ({
  page,
  baseURL,
}) => {
  await page.goto(TASK);
  await writeQuery(page, 'select name from students');
  await expect(queryField(page)).toContainText('select name from students');
  const line = page.getByText(/made before you logged in is on this device/);
  await logIn(page, baseURL, '/roadmaps');
  await expect(heading(page, MERGE)).toBeVisible();
  await page.goto('/roadmaps');
  await expect(notice(page, MERGE)).toBeVisible();
  await expect(line).toHaveCount(0);
  for (const path of ['/roadmaps/today', '/roadmaps/plan', TASK, '/dsaarticle/two-sum']) {
    await page.goto(path);
    await expect(line).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page, MERGE)).toBeHidden();
  }
});
