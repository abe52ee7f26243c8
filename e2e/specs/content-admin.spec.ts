import { signInAdmin } from '../fixtures/administrators.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

const sheet = [
  'name,topic,difficulty,link,companies',
  ...Array.from(
    { length: 450 },
    (_, index) =>
      `Problem ${index + 1},Topic ${(index % 15) + 1},easy,https://example.org/${index + 1},Amazon|Google`,
  ),
].join('\n');

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
    await expect(page.getByText('Learners don’t see this roadmap')).toBeVisible();
    await button('Bring Winter sheet in').click();
    await page.getByRole('link', { name: 'See it as learners do' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter sheet' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Topic 15/ })).toBeVisible();

    await page.goto(`${url}/admin/problems/two-sum`);
    const listing = page.getByRole('textbox', { name: 'Listing' });
    const published = await listing.inputValue();
    const passed = (words: string) =>
      expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: PYTHON_STARTS_MS });
    await listing.fill('def two_sum(numbers, target):\n    return None\n');
    await button('Run against its cases').click();
    await passed('0 of 8 cases passed');
    await expect(button('Publish')).toBeDisabled();
    await listing.fill(`# One pass is enough.\n${published}`);
    await button('Run against its cases').click();
    await passed('8 of 8 cases passed');
    await button('Publish').click();
    await expect(page.getByText('Published! Readers see it now.')).toBeVisible();
    await page.getByRole('link', { name: 'See it as readers do' }).click();
    await expect(page.getByRole('region', { name: 'Python solution of Two Sum' })).toContainText(
      '# One pass is enough.',
    );
  });
});
