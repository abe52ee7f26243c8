import type { Page } from '@playwright/test';
import { axe } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { touchTargets } from '../fixtures/touch-targets.ts';

const SHEET = '/roadmaps/dsa';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search problems' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const marked = (page: Page) => page.locator('tr[aria-current="true"]');
/** The names of the problems shown; the link to the other site beside a name has no text. */
const problems = (page: Page) =>
  page.getByRole('table').getByRole('rowheader').getByRole('link').filter({ hasText: /./ });

async function expectAccessible(page: Page) {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

test('a filtered view opens the same for another learner at its address, on a phone', async ({
  page,
  context,
}) => {
  await page.goto(SHEET);
  await search(page).fill('sum');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('medium');
  await button(page, 'Hide completed').click();
  await page.getByRole('button', { name: /^Two Pointers/ }).click();
  await expect(page).toHaveURL(
    /\?q=sum&difficulty=medium&status=todo&topic=dsa-topic-two-pointers$/,
  );
  const found = ['Two Sum II - Input Array Is Sorted', '3Sum', '4Sum'];
  await expect(problems(page)).toHaveText(found);

  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(page.url());
  await expect(problems(phone)).toHaveText(found);
  await expect(search(phone)).toHaveValue('sum');
  const filters = button(phone, 'Filters 2 active');
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(phone.getByRole('combobox', { name: 'Difficulty' })).toBeHidden();
  await filters.click();
  await expect(phone.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('medium');
  await expectAccessible(phone);
  await button(phone, 'Clear all').click();
  await expect(phone).toHaveURL(new RegExp(`${SHEET}(\\?topic=[\\w-]+)?$`));

  await page.getByRole('link', { name: 'Lesson on Two Pointers' }).click();
  await expect(page).toHaveURL(/\/article\/two-pointers$/);
  await expect(page.getByRole('img').first()).toBeVisible();
  await expect(search(phone)).toHaveValue('');
});

test('a learner works through the sheet with the keyboard alone, and writes a note that stays text', async ({
  page,
  person: _,
}) => {
  await page.goto(SHEET);
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('two sum');
  await expect(page.getByText(/^\d+ problems? in \d+ topics?$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toContainText('Two Sum');
  await page.keyboard.press('c');
  await expect(page.getByText('Question status updated successfully!')).toBeVisible();
  await page.keyboard.press('n');
  const note = page.getByPlaceholder('Write your notes here...');
  await expect(note).toBeFocused();
  await note.fill(
    '## Plan\n\n<img src=x onerror="window.hit=1"> and [go](javascript:window.hit=1), `map`',
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(preview).toContainText('<img src=x onerror="window.hit=1">');
  await expect(preview.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved successfully!')).toBeVisible();

  await page.keyboard.press('Escape');
  await button(page, 'Clear all').click();
  await page.keyboard.press('r');
  await expect(marked(page)).toBeInViewport();
  await expect(marked(page).getByRole('checkbox')).not.toBeChecked();
});

test('on a phone, problems are low rows, and a fingertip meets every control in them', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHEET);
  for (const name of ['Contains Duplicate', 'Two Sum']) {
    await page.getByRole('checkbox', { name: `Mark ${name} complete` }).click();
  }
  // One of them has been taken off the schedule.
  await expect(page.getByRole('link', { name: /^Comes back/ })).toHaveCount(2);
  const learner = await page.evaluate(() => localStorage.getItem('id'));
  await page.request.delete(`/v1/users/${learner}/revisions/dsa-contains-duplicate`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  await page.reload();
  const rows = page.locator('tbody tr');
  await expect(rows.filter({ hasText: 'Two Sum' })).toContainText('Comes back on');
  await expect(button(page, 'Revise Contains Duplicate')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Article on Two Sum' })).toBeVisible();

  for (const row of await rows.all()) {
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    const targets = await touchTargets(row);
    expect(targets.length, name).toBeGreaterThanOrEqual(4);
    const small = targets.filter(({ width, height }) => width < 40 || height < 40);
    expect.soft(small, `${name}: targets below 40 px`).toEqual([]);
    expect.soft((await row.boundingBox())?.height, name).toBeLessThanOrEqual(90);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});
