import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { queryField, writeQuery } from '../fixtures/query.ts';
import { expect, test } from '../fixtures/test.ts';

const TASK = '/roadmaps/sql/sql-find-customer-referee';

/** With an empty cache on a busy machine. */
const STARTS_MS = 30_000;

/** The files of PostgreSQL that a page requests. */
function lateFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/postgres-')) files.push(pathname.split('/').at(-1) ?? '');
  });
  return files;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a reader downloads none of PostgreSQL, and hints and our solution are on paper; a wrong query is refused, a right one is correct, and stays after a reload', async ({
  page,
}) => {
  const files = lateFiles(page);
  await page.goto(TASK);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Not mentored by student 2' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  const solution = page.getByText('is distinct from 2').first();
  await expect(solution).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(solution).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In MySQL' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  expect(files).toEqual([]);
  const document = await (await page.request.get(TASK)).text();
  expect(document).toContain('Not mentored by student 2');

  await writeQuery(page, 'select name from students where mentor_id <> 2');
  await button(page, 'Run').click();
  await expect(page.getByRole('table', { name: 'Result' })).toBeVisible({ timeout: STARTS_MS });
  expect([...files].sort()).toEqual([
    'cluster.bin',
    'frame.html',
    'postgres.wasm',
    'share.bin',
    'worker.js',
  ]);
  await button(page, 'Check').click();
  await expect(page.getByText('Not yet.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Missing rows' })).toContainText('Meera Nair');
  await expectAccessible(page);

  await writeQuery(page, 'select name from students where mentor_id is distinct from 2');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('Correct, on these rows and on others.')).toBeVisible();
  const outcome = page.getByRole('region', { name: 'Your query' });
  await expect(outcome.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  await expect(outcome.getByRole('link', { name: /^Next: / })).toBeVisible();
  expect(files, 'everything is fetched once').toHaveLength(5);

  await page.reload();
  await expect(queryField(page)).toContainText('is distinct from 2');
});

test('the editor takes the place of the field as it is pressed and marks the line of an error; a runaway query ends, and the next one runs', async ({
  page,
}) => {
  await page.goto(TASK);
  await test.step('it colours, indents with Tab, and marks the line of an error', async () => {
    await queryField(page).click();
    await page.keyboard.type('select email');
    await expect(queryField(page).locator('.tok-keyword')).toHaveText('select');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('from studnets');
    await expect(queryField(page).locator('.cm-line').nth(1)).toHaveText('  from studnets');
    await page.keyboard.press('Control+Enter');
    await expect(queryField(page).locator('.marked-line')).toHaveText('  from studnets', {
      timeout: STARTS_MS,
    });
    await expect(page.getByText(/Line 2: relation "studnets" does not exist/)).toBeVisible();
    await expect(page.locator('mark')).toHaveText('studnets');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Run')).toBeFocused();
  });

  await test.step('a runaway query is stopped', async () => {
    await writeQuery(page, 'select count(*) from generate_series(1, 100000000000)');
    await button(page, 'Run').click();
    await button(page, 'Stop').click();
    await expect(page.getByText('Stopped.')).toBeVisible();
  });

  await test.step('a query after one that has broken the tables has them again', async () => {
    await writeQuery(page, 'drop table students cascade; select 1 as one');
    await button(page, 'Run').click();
    await expect(page.getByRole('table', { name: 'Result' })).toBeVisible({ timeout: STARTS_MS });
    await writeQuery(page, 'select count(*) from students');
    await button(page, 'Run').click();
    await expect(page.getByRole('table', { name: 'Result' })).toContainText('15');
  });
});

test('an index is judged by the plan that it gives; explain shows one, and a check that fails says why', async ({
  page,
}) => {
  await page.goto('/roadmaps/sql/sql-partial-index');
  await writeQuery(page, "explain select * from orders where status = 'packed'");
  await button(page, 'Run').click();
  const result = page.getByRole('table', { name: 'Result' });
  await expect(result).toContainText('Seq Scan on orders', { timeout: STARTS_MS });
  await writeQuery(page, 'create index on orders (status, ordered_at)');
  await button(page, 'Check').click();
  await expect(page.getByText('Not yet.')).toBeVisible({ timeout: STARTS_MS });
  await writeQuery(page, "create index on orders (ordered_at) where status = 'packed'");
  await button(page, 'Check').click();
  await expect(page.getByText('Correct, on these rows and on others.')).toBeVisible({
    timeout: STARTS_MS,
  });

  await page.goto('/roadmaps/sql/sql-optimistic-lock');
  await writeQuery(page, 'begin; update accounts set version = 9');
  await button(page, 'Run').click();
  await expect(page.getByText(/function set_overdraft.* does not exist/)).toBeVisible({
    timeout: STARTS_MS,
  });
});
