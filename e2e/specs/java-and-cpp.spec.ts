import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const solution = (page: Page) => page.getByRole('region', { name: 'Solution', exact: true });
const tab = (page: Page, name: string) => solution(page).getByRole('tab', { name, exact: true });
const listing = (page: Page, language: string) =>
  solution(page).getByRole('region', { name: `${language} solution to Two Sum` });

async function openSolution(page: Page) {
  await page.goto('/dsaarticle/two-sum');
  await page.getByText('Our solution in Python').click();
}

test('someone reads our solution in Java, finds it again after a reload, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSolution(page);
  await tab(page, 'Java').click();
  await expect(listing(page, 'Java')).toContainText('class Solution');
  const own = page.getByRole('region', { name: 'Your code' });
  await expect(own.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(page.getByText('Our solution in Java')).toBeVisible();
  await expect(tab(page, 'Java')).toHaveAttribute('aria-selected', 'true');
  const panel = solution(page).getByRole('tabpanel', { name: 'Java' });
  await expect(panel.getByRole('button', { name: 'Run' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('public int[] twoSum(int[] numbers, int target)');
});

test('the keyboard leads through the languages, and they fit a phone and a fingertip', async ({
  page,
}) => {
  await openSolution(page);
  await tab(page, 'Python').press('End');
  await expect(tab(page, 'C++')).toBeFocused();
  await expect(listing(page, 'C++')).toContainText('vector<int> twoSum');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(solution(page).getByRole('tablist'))).toEqual([]);
});

test('without scripts, our solution is there in Python', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/dsaarticle/two-sum`);
  await page.getByText('Our solution in Python').click();
  await expect(listing(page, 'Python')).toContainText('def two_sum');
  await context.close();
});
