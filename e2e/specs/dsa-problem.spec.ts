import type { Page } from '@playwright/test';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { newPerson, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'All problems' });
const ways = (page: Page) => page.getByRole('navigation', { name: 'Neighbouring problems' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a visitor reads a problem and continues with the next, which opens at the top', async ({
  page,
}) => {
  await page.goto('/dsaarticle/two-sum');
  await markPage(page);
  await expect(heading(page, 'Two Sum')).toBeVisible();
  await expect(page.getByText('15 min read')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Two Sum' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await sections(page).getByRole('link', { name: 'Complexity Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Complexity Analysis' })).toBeInViewport();
  await expect(sections(page).getByRole('link', { name: 'Complexity Analysis' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(sections(page).getByRole('link', { name: 'Problem Description' })).toHaveAttribute(
    'aria-current',
    'location',
  );

  await ways(page).getByRole('link', { name: 'Next' }).click();
  await expect(heading(page, 'Group Anagrams')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await ways(page).getByRole('link', { name: 'Previous' }).click();
  await expect(heading(page, 'Two Sum')).toBeVisible();
  await expectNoReload(page);
});

test('with the keyboard alone, a reader skips the list of problems and continues from the chosen section', async ({
  page,
}) => {
  await page.goto('/dsaarticle/two-sum');
  const skip = panel(page).getByRole('link', { name: 'Skip the list of problems' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All DSA problems' })).toBeFocused();

  await sections(page).getByRole('link', { name: 'Solution' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Solution', exact: true })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('an address names a section, and the page opens there', async ({ page }) => {
  await page.goto('/dsaarticle/coin-change#explanation');
  await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toBeInViewport();
  await expect(heading(page, 'Coin Change')).not.toBeInViewport();
});

test('on a phone the list of problems opens, leads to a problem and closes; nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/dsaarticle/merge-intervals');
  const link = panel(page).getByRole('link', { name: 'Insert Interval' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Show problems' }).click();
  await link.click();
  await expect(heading(page, 'Insert Interval')).toBeVisible();
  await expect(link).toBeHidden();
  await expect.poll(widest).toBeLessThanOrEqual(390);

  await page.goto('/dsaarticle/reverse-linked-list');
  await page.getByText('Provided for you').click();
  await expect(page.getByText('class ListNode:')).toBeVisible();
  await expect.poll(widest).toBeLessThanOrEqual(390);
});

test('a learner passes all cases and completes the problem: sheet and article agree', async ({
  page,
  person: _,
}) => {
  await page.goto('/dsaarticle/two-sum');
  await markPage(page);
  await expect(panel(page).getByText('0 of 34')).toBeVisible();
  await page.getByRole('button', { name: 'Run tests' }).click();
  const offer = page.getByRole('status').filter({ hasText: 'All tests passed' });
  await offer.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await expect(offer).toContainText('marked complete on your practice sheet');
  await expect(panel(page).getByText('1 of 34')).toBeVisible();

  await page.getByRole('link', { name: 'Practice sheet' }).click();
  const status = page.getByRole('checkbox', { name: 'Mark Two Sum complete' });
  await expect(status).toBeInViewport();
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await page.getByRole('link', { name: 'Article on Two Sum' }).click();
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  await expect(panel(page).getByText('0 of 34')).toBeVisible();
  await expectNoReload(page);
});

test('a visitor who marks a problem complete logs in, and then it is saved', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await page.goto('/dsaarticle/two-sum');
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('Please log in first!')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
});
