import { expectAccessible } from '../fixtures/accessibility.ts';
import { openSolution, PYTHON_STARTS_MS, TWO_SUM } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

test('a program is stepped through with the keyboard, forward and back, up to its result', async ({
  page,
}) => {
  const { button } = await openSolution(page, { code: TWO_SUM });
  await page.getByText('Step through', { exact: true }).click();
  await button('Record steps').click();
  const steps = page.getByRole('region', { name: 'Steps' });
  const said = steps.getByRole('status');
  const variables = steps.getByRole('region', { name: 'Variables of two_sum' });
  await expect(said).toContainText('Step 1 of', { timeout: PYTHON_STARTS_MS });

  await button('Forward').focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Line 3 runs next. seen is now {}.');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Current line' })).toContainText(
    'for index, number',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('Step 1 of');
  await expect(variables).not.toContainText('seen');

  await button('Breakpoint on line 6').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(variables).toContainText('seen{3: 0}');
  await expect(steps.getByRole('figure').filter({ hasText: 'numbers' })).toContainText('11');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(said).toContainText('The result is [2, 3].');

  await steps.getByRole('slider', { name: 'Step' }).fill('3');
  await expect(said).toContainText('Step 3 of');
});
