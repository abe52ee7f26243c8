import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const SHEET = '/roadmaps/system-design';
const TEXT = `${SHEET}/system-design-requirements-from-a-one-line-brief`;
const NAME = 'Turn a one-line brief into functional and non-functional requirements';

test('a learner opens a text from the sheet, reads it, marks it complete, and comes back to a part of it', async ({
  page,
  person: _,
}) => {
  await page.goto(`${SHEET}?topic=system-design-topic-requirements-and-estimates`);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(TEXT);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  await page.getByText('Our answer', { exact: true }).click();
  await expect(page.getByRole('img', { name: /^Arrows lead from the brief/ })).toBeVisible();
  await expectAccessible(page);

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Out of scope, said aloud' }).click();
  await expect(page).toHaveURL(`${TEXT}#article-out-of-scope-said-aloud`);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Out of scope, said aloud' }),
  ).toBeInViewport();

  await page.getByRole('button', { name: 'Mark complete' }).last().click();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();

  await test.step('a link to a part of the answer opens it', async () => {
    await page.goto('/blogs');
    await page.goto(`${TEXT}#article-out-of-scope-said-aloud`);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Out of scope, said aloud' }),
    ).toBeInViewport();
  });

  await test.step('the document has the text, and it fits a phone', async () => {
    expect(await (await page.request.get(TEXT)).text()).toContain('a hold lasts ten minutes');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blogs');
    await page.goto(TEXT);
    await expect(page.getByText('On this page').first()).toBeHidden();
    await page.getByText('Our answer', { exact: true }).click();
    await expect(page.getByText('On this page').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
