import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const VERIFY = 'Verify your email';

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
  test(`at ${width} px, no notice covers what someone works on, and each has room below the page`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await test.step('beside the boxes of a sheet', async () => {
      await logIn(page, baseURL, '/roadmaps/dsa');
      await expect(heading(page, 'DSA Sheet')).toBeVisible();
      await expect(notice(page, VERIFY)).toBeVisible();
      const box = page.getByRole('checkbox', { name: /^Mark .* complete$/ }).first();
      const end = await box.evaluate((input) => input.getBoundingClientRect().right);
      const start = await notice(page, VERIFY).evaluate((it) => it.getBoundingClientRect().left);
      expect(start).toBeGreaterThan(end);
    });

    await test.step('below the page', async () => {
      await page.goto('/roadmaps');
      await expect(notice(page, VERIFY)).toBeVisible();
      if (width < 400) {
        const words = notice(page, VERIFY).getByRole('status');
        expect((await words.boundingBox())?.height, 'one line').toBeLessThan(30);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(async () => {
        const footer = await page.getByRole('contentinfo').boundingBox();
        const shown = await notice(page, VERIFY).boundingBox();
        if (!footer || !shown) throw new Error('Footer or notice is missing.');
        // Both are at fractions of a pixel.
        expect(shown.y).toBeGreaterThan(footer.y + footer.height - 1);
      }).toPass();
    });

    await test.step('not while someone solves something', async () => {
      await page.goto('/dsaarticle/two-sum');
      await expect(page.getByRole('region', { name: /^Your/ }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(notice(page, VERIFY)).toBeHidden();
      expect(await covered(page, 'button')).toEqual([]);
    });

    await test.step('after a mock test, not while it runs', async () => {
      await page.goto('/mock-tests/arrays-and-strings');
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
  });
}
