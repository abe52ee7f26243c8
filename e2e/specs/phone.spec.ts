import type { Page } from '@playwright/test';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Writes so many lines into the editor of a problem; the last has the caret. */
async function writeLines(page: Page, count: number) {
  const editor = page.getByRole('textbox', { name: /^Your Python solution/ });
  await editor.press('Control+a');
  await page.keyboard.insertText(Array.from({ length: count }, (_, n) => `n = ${n}`).join('\n'));
  return editor;
}

test('a link leads to your code, where the ring around the editor stays in sight and a program can be run with the keyboard up', async ({
  page,
}) => {
  await page.goto('/dsaarticle/two-sum');
  await test.step('the link is marked while the code is read, and there is none beside the text', async () => {
    const link = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your code', includeHidden: true });
    await link.tap();
    await expect(page.getByRole('tab', { name: 'Python' })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(link).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Python' })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await test.step('the ring stays below the header and the links to the sections', async () => {
    const editor = await writeLines(page, 25);
    await editor.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top));
    const above = { x: 0, y: 0, width: 390, height: 110 };
    await expect(editor).toBeFocused();
    const focused = await page.screenshot({ clip: above, caret: 'hide' });
    await editor.blur();
    await expect(editor).not.toBeFocused();
    expect(focused.equals(await page.screenshot({ clip: above, caret: 'hide' }))).toBe(true);
  });

  await test.step('with the keyboard up and the caret in line 30', async () => {
    const editor = await writeLines(page, 30);
    await page.setViewportSize({ width: 390, height: 480 });
    await editor.press('End');
    await editor.pressSequentially('0');
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await expect(run).toBeInViewport({ ratio: 1 });
    await run.tap({ trial: true });
    await expect(editor).toBeInViewport();
  });
});

test('an address with a heading leads there, though a table of the article is wider than the screen', async ({
  page,
}) => {
  await page.goto('/article/two-pointers#article-kind-one-towards-each-other');
  await expect(page.getByRole('group', { name: 'Table' }).first()).toBeAttached();
  const section = page.locator('#article-kind-one-towards-each-other');
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(top).toBeGreaterThan(0);
});

test('a reloaded sheet stays where the learner was, and nothing speaks of keys that a phone lacks', async ({
  page,
}) => {
  const rows = page.getByRole('table').getByRole('rowheader');
  // Where it's seen: what is above may be a line longer once the typeface is in the cache.
  const place = () => rows.last().evaluate((row) => Math.round(row.getBoundingClientRect().top));
  await page.goto('/roadmaps/dsa');
  await expect(heading(page, 'DSA Sheet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(rows.last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2000);
  const before = await place();
  await page.reload();
  await expect(rows.last()).toBeAttached();
  await expect.poll(place).toBe(before);
  await page.waitForLoadState('networkidle');
  expect(await place(), 'nothing that came later has moved it').toBe(before);

  await page.goto('/roadmaps/sql/sql-big-countries');
  await expect(page.getByRole('textbox', { name: 'Your query' })).toBeVisible();
  await expect(page.getByText(/Ctrl or Cmd/)).toBeHidden();
});

test('a week of the plan has its arrow beside its name; the twelve-week plan is read without scrolling sideways, and is still a table', async ({
  page,
}) => {
  await page.goto('/roadmaps/plan');
  await page.getByRole('button', { name: 'Make plan' }).tap();
  const week = page.getByRole('button', { name: /^Week of/ }).first();
  const row = await week.boundingBox();
  const arrow = await week.locator('svg').boundingBox();
  expect(arrow?.x).toBeGreaterThan(300);
  expect(row?.height).toBeLessThan(90);

  await page.goto('/placementtraining');
  const table = page.getByRole('table', { name: 'Preparation plan' });
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Weeks', 'Topics', 'Practice', 'By the end you can'],
  ]);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(3);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
  }
  const hidden = await page
    .getByRole('region', { name: 'Preparation plan', exact: true })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});
