import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const solution = (page: Page) => page.getByRole('region', { name: 'Solution', exact: true });

async function openApproaches(page: Page) {
  await page.goto('/dsaarticle/two-sum');
  await page.getByText('Our solution in Python').click();
}

test('someone opens an approach, reads what it takes, and runs its listing in both languages', async ({
  page,
}) => {
  await openApproaches(page);
  const ours = solution(page).getByRole('region', { name: 'Python solution to Two Sum' });
  await expect(ours).toBeVisible();
  const pairs = solution(page).getByText('There are n · (n - 1) / 2 pairs', { exact: false });
  await expect(pairs).toBeHidden();
  const brute = solution(page).getByRole('listitem').filter({ hasText: 'Brute force' }).first();
  await brute.getByText('1. Brute force').click();
  await expect(pairs).toBeVisible();
  await brute.getByRole('button', { name: 'Run', exact: true }).click();
  const output = brute.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });

  await solution(page).getByRole('tab', { name: 'JavaScript' }).click();
  const listing = brute.getByRole('region', { name: 'JavaScript listing of Brute force' });
  await expect(listing).toContainText('function twoSum');
  await brute.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(output).toContainText('[2, 3]');
  await expect(ours).toHaveCount(0);
});

test('with the keyboard alone, an approach opens and leads to its listing', async ({ page }) => {
  await openApproaches(page);
  const second = solution(page).getByText('2. Sort, then two pointers');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(second.locator('xpath=ancestor::details[1]')).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(solution(page).getByRole('button', { name: 'Copy' }).first()).toBeFocused();
});

test('approaches are accessible, fit a phone and a fingertip', async ({ page }) => {
  await openApproaches(page);
  for (const name of ['1. Brute force', '2. Sort, then two pointers']) {
    await solution(page).getByText(name).click();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(solution(page).getByRole('list').first())).toEqual([]);
});

test('all approaches are on paper, and open without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/dsaarticle/two-sum');
  await page.emulateMedia({ media: 'print' });
  const listings = solution(page).getByRole('region', {
    name: /^Python (listing of|solution to) /,
  });
  await expect(listings).toHaveCount(3);
  for (const listing of await listings.all()) await expect(listing).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/dsaarticle/two-sum`);
  await plain.getByText('Our solution in Python').click();
  const brute = solution(plain).getByRole('region', { name: 'Python listing of Brute force' });
  await expect(brute).toBeHidden();
  await plain.getByText('1. Brute force').click();
  await expect(brute).toBeVisible();
  await context.close();
});
