import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const solution = (page: Page) => page.getByRole('region', { name: 'Solution', exact: true });
const tab = (page: Page, name: string) => solution(page).getByRole('tab', { name, exact: true });
const listing = (page: Page, language: string) =>
  solution(page).getByRole('region', { name: `${language} solution to Two Sum` });

async function openSolution(page: Page) {
  await page.goto('/dsaarticle/two-sum');
  await expect(solution(page).getByRole('button', { name: 'Run', exact: true })).toBeHidden();
  await page.getByText('Our solution in Python').click();
}

test('someone opens an approach, with the keyboard too, reads what it takes, and runs its listing in both languages', async ({
  page,
}) => {
  await openSolution(page);
  const ours = listing(page, 'Python');
  await expect(ours).toBeVisible();
  const pairs = solution(page).getByText('There are n · (n - 1) / 2 pairs', { exact: false });
  await expect(pairs).toBeHidden();

  await test.step('with the keyboard alone, one opens and leads to its listing', async () => {
    const second = solution(page).getByText('2. Sort, then two pointers');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(second.locator('xpath=ancestor::details[1]')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(solution(page).getByRole('button', { name: 'Copy' }).first()).toBeFocused();
  });

  const brute = solution(page).getByRole('listitem').filter({ hasText: 'Brute force' }).first();
  await brute.getByText('1. Brute force').click();
  await expect(pairs).toBeVisible();
  await test.step('accessible, and fit for a phone and a fingertip', async () => {
    await expectAccessible(page);
    await page.setViewportSize(phone);
    expect(await smallTargets(solution(page).getByRole('list').first())).toEqual([]);
    await page.setViewportSize(desk);
  });

  await brute.getByRole('button', { name: 'Run', exact: true }).click();
  const output = brute.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('[2, 3]', { timeout: PYTHON_STARTS_MS });
  await tab(page, 'JavaScript').click();
  const other = brute.getByRole('region', { name: 'JavaScript listing of Brute force' });
  await expect(other).toContainText('function twoSum');
  await brute.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(output).toContainText('[2, 3]');
  await expect(ours).toHaveCount(0);
});

test('someone reads our solution in Java, finds it again after a reload, and copies it; the keyboard leads to C++', async ({
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

  await tab(page, 'Java').press('ArrowLeft');
  await expect(tab(page, 'C++')).toBeFocused();
  await expect(listing(page, 'C++')).toContainText('vector<int> twoSum');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  expect(await smallTargets(solution(page).getByRole('tablist'))).toEqual([]);
});
