import type { Page } from '@playwright/test';
import { signInAdmin } from '../fixtures/administrators.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const sheet = [
  'name,topic,difficulty,link,companies',
  ...Array.from(
    { length: 450 },
    (_, index) =>
      `Problem ${index + 1},Topic ${(index % 15) + 1},easy,https://example.org/${index + 1},${index === 0 ? 'Amazon|Google|Meta' : 'Amazon'}`,
  ),
].join('\n');

/** A sheet that names companies shows two of them, and all at a tap, on a phone too. */
async function showsCompanies(page: Page) {
  await expect(page.getByRole('columnheader', { name: 'Companies' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).selectOption('Google');
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /more: / }).click();
  await expect(row.getByText('Meta')).toBeVisible();
  expect(await smallTargets(row)).toEqual([]);
  if (desk) await page.setViewportSize(desk);
}

test('an administrator imports a sheet of 450 problems for learners, and runs a listing before it is published', async ({
  page,
}) => {
  test.slow();
  await withOwnSite(async ({ url }) => {
    await signInAdmin(page, url);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Roadmaps' })
      .click();
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('CSV or JSON file').setInputFiles({
      name: 'winter-sheet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(sheet),
    });
    await expect(page.getByLabel('Name of the new roadmap')).toHaveValue('Winter sheet');
    await button('Preview').click();
    await expect(page.getByText('450 problems added')).toBeVisible();
    await button('Import 450 problems').click();
    await page.getByRole('link', { name: 'Open Winter sheet' }).click();
    await button('Retire Winter sheet').click();
    await expect(page.getByText("Learners don't see this roadmap")).toBeVisible();
    await button('Show Winter sheet').click();
    await page.getByRole('link', { name: 'See it as learners do' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter sheet' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Topic 15/ })).toBeVisible();
    await showsCompanies(page);

    await page.goto(`${url}/admin/problems/two-sum`);
    const listing = page.getByLabel('Listing', { exact: true }).first();
    const published = await listing.inputValue();
    const passed = (words: RegExp) =>
      expect(page.getByText(words)).toBeVisible({ timeout: PYTHON_STARTS_MS });
    await listing.fill('def two_sum(numbers, target):\n    return None\n');
    await button('Run the cases').click();
    await passed(/^0 of \d+ cases passed$/);
    await expect(button('Publish')).toBeDisabled();
    await listing.fill(`# One pass is enough.\n${published}`);
    await button('Run the cases').click();
    await passed(/^(\d+) of \1 cases passed$/);
    await button('Publish').click();
    await expect(page.getByText('Published! Readers see it now.')).toBeVisible();
    await page.getByRole('link', { name: 'See it as readers do' }).click();
    await page.getByText('Our solution in Python').click();
    await expect(
      page.getByRole('region', { name: 'Python solution to Two Sum', exact: true }),
    ).toContainText('# One pass is enough.');
  });
});
