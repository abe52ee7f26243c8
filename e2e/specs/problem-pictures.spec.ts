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

test('pictures of problems are accessible, and nothing of them sticks out', async ({ page }) => {
  const figure = page.locator('#explanation').getByRole('figure');
  for (const slug of WIDE) {
    await test.step(slug, async () => {
      await page.goto(`/dsaarticle/${slug}`);
      await expect(figure).toBeHidden();
      await page.getByText('Why it works, step by step').click();
      await expect(figure).toBeVisible();
      await expectAccessible(page, '#explanation');
    });
  }
});
