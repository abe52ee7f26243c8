import type { Page } from '@playwright/test';
import { overflow } from '../fixtures/accessibility.ts';
import { expectNoReload, heading, markPage } from '../fixtures/marks.ts';
import { openSolution, PYTHON_STARTS_MS, TWO_SUM } from '../fixtures/solution.ts';
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
  await page.getByRole('button', { name: 'Show problems' }).click();
  await expect(panel(page).getByRole('link', { name: 'Two Sum', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Hide problems' }).click();

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

  await test.step('an address names a section, and the page opens there', async () => {
    await page.goto('/dsaarticle/coin-change#explanation');
    await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toBeInViewport();
    await expect(heading(page, 'Coin Change')).not.toBeInViewport();
  });
});

test('with the keyboard alone, a reader skips the list of problems and continues from the chosen section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
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
  const solution = page.getByRole('region', { name: 'Solution', exact: true });
  await expect(solution.getByRole('button', { name: 'Copy' })).toBeVisible();
  // Past what is folded: the whole, and three approaches, of which ours is the last.
  for (let fold = 0; fold < 4; fold++) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(solution.getByRole('tab', { name: 'Python' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(solution.getByRole('button', { name: 'Copy' })).toBeFocused();
});

test('on a desk the statement and the program stand side by side, and the program stays', async ({
  page,
}) => {
  await page.goto('/dsaarticle/two-sum');
  const code = page.getByRole('region', { name: /^Your Python solution/ });
  const statement = page.getByRole('region', { name: 'Problem Description' });
  for (const width of [1280, 1440, 1920]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(async () => {
        const [left, right] = [await statement.boundingBox(), await code.boundingBox()];
        expect(left && right && left.x + left.width <= right.x).toBe(true);
      }).toPass();
      await page.getByRole('heading', { name: /^Discussion/ }).scrollIntoViewIfNeeded();
      await expect(code).toBeInViewport({ ratio: 1 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});

test('hints, picture and our solution with its approaches are on paper, and found by those without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const figure = (on: Page) => on.locator('#explanation').getByRole('figure');
  const solution = (on: Page) => on.getByRole('region', { name: 'Solution', exact: true });
  await page.goto('/dsaarticle/two-sum');
  await expect(page.getByRole('heading', { name: 'Key Insight' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Key Insight' })).toBeVisible();
  await expect(figure(page)).toBeVisible();
  const listings = solution(page).getByRole('region', {
    name: /^Python (listing of|solution to) /,
  });
  await expect(listings).toHaveCount(3);
  for (const listing of await listings.all()) await expect(listing).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/dsaarticle/two-sum`);
  await plain.getByText('Hint 1: what to notice').click();
  await expect(plain.getByText('Hint 2: which structure')).toBeVisible();
  await plain.getByText('Why it works, step by step').click();
  await expect(plain.getByRole('heading', { name: 'Key Insight' })).toBeVisible();
  await expect(figure(plain).getByText('11 needs 16 - 11 = 5', { exact: false })).toBeVisible();
  await plain.getByText('Our solution in Python').click();
  const ours = solution(plain).getByRole('region', { name: 'Python solution to Two Sum' });
  await expect(ours).toContainText('def two_sum');
  const brute = solution(plain).getByRole('region', { name: 'Python listing of Brute force' });
  await expect(brute).toBeHidden();
  await plain.getByText('1. Brute force').click();
  await expect(brute).toBeVisible();
  await context.close();
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

  // What gets the focus from below doesn't lie under the links to the sections, where a press would hit one of them.
  const language = page.getByRole('tab', { name: 'Python' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await language.focus();
  await expect
    .poll(() =>
      language.evaluate((tab) => {
        const { left, top, width, height } = tab.getBoundingClientRect();
        return tab.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

test("a learner's solution is accepted and completes the problem: sheet and article agree", async ({
  page,
  person: _,
}) => {
  const { button, output } = await openSolution(page, { code: TWO_SUM });
  await markPage(page);
  const total = (await (await page.request.get('/v1/dsa-problems')).json()).length;
  await expect(panel(page).getByText(`0 of ${total}`)).toBeVisible();
  await button('Submit').click();
  await expect(output.getByRole('heading', { name: 'Accepted' })).toBeVisible({
    timeout: PYTHON_STARTS_MS,
  });
  await expect(page.getByRole('heading', { name: 'Key Insight' })).toBeVisible();
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await expect(output).toContainText('marked complete on your practice sheet');
  await expect(output.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(panel(page).getByText(`1 of ${total}`)).toBeVisible();

  await page.getByRole('link', { name: 'Practice sheet' }).click();
  const status = page.getByRole('checkbox', { name: 'Mark Two Sum complete' });
  await expect(status).toBeInViewport();
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await page.getByRole('link', { name: 'Article on Two Sum' }).click();
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  await expect(panel(page).getByText(`0 of ${total}`)).toBeVisible();
  await expectNoReload(page);
});
