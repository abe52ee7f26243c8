import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** Problems whose pictures are wide, or made of lines. */
const WIDE = [
  'valid-sudoku',
  'edit-distance',
  'combination-sum-ii',
  'word-ladder',
  'trapping-rain-water',
  'meeting-rooms-ii',
];

const figure = (page: Page) => page.locator('#explanation').getByRole('figure');

async function openPicture(page: Page, slug: string) {
  await page.goto(`/dsaarticle/${slug}`);
  await expect(figure(page)).toBeHidden();
  await page.getByText('Why it works, step by step').click();
  await expect(figure(page)).toBeVisible();
}

for (const slug of WIDE) {
  test(`the picture of ${slug} is accessible, and nothing of it sticks out`, async ({ page }) => {
    await openPicture(page, slug);
    await expectAccessible(page);
  });
}

test('a picture is on paper, and there without scripts', async ({ page, browser, baseURL }) => {
  await page.goto('/dsaarticle/two-sum');
  await page.emulateMedia({ media: 'print' });
  await expect(figure(page)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/dsaarticle/two-sum`);
  await plain.getByText('Why it works, step by step').click();
  await expect(figure(plain).getByText('11 needs 16 - 11 = 5', { exact: false })).toBeVisible();
  await context.close();
});
