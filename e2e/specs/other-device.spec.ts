import type { Page } from '@playwright/test';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { queryField, writeQuery } from '../fixtures/query.ts';
import { openSolution, PYTHON_STARTS_MS, TWO_SUM } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

const JAVASCRIPT_TASK = '/roadmaps/javascript/javascript-sleep';
const SQL_TASK = '/roadmaps/sql/sql-find-customer-referee';
const OTHER_SQL_TASK = '/roadmaps/sql/sql-big-countries';
const PROGRAM = 'async function tour() { return "mine"; }';

const workspace = (page: Page) => page.getByRole('region', { name: 'Your code', exact: true });
const program = (page: Page) =>
  page.getByRole('region', {
    name: 'Your JavaScript solution to A robot that rests between visits',
  });

/** What the account has taken, by the end of its address. */
const saved = (page: Page, end: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      new URL(response.url()).pathname.endsWith(end) &&
      response.ok(),
  );

async function write(page: Page, code: string): Promise<void> {
  const editor = workspace(page).getByRole('textbox', { name: /^Your JavaScript solution/ });
  if (!(await editor.isVisible())) {
    await workspace(page).getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const openDrawer = (page: Page, title: string) =>
  workspace(page).getByText(title, { exact: true }).click();

async function addCase(page: Page, input: string): Promise<void> {
  await openDrawer(page, 'Your own cases');
  await workspace(page).getByRole('textbox', { name: 'Input' }).fill(input);
  await workspace(page).getByRole('button', { name: 'Add case' }).click();
  await expect(workspace(page).getByText(input, { exact: true })).toBeVisible();
}

test('what is written and submitted is on another device, and what is changed there comes back', async ({
  page,
  context,
  person,
  signInElsewhere,
  complaints,
}) => {
  test.slow();
  const other = await signInElsewhere(person);
  await test.step('program, attempts and cases of a JavaScript task', async () => {
    await page.goto(JAVASCRIPT_TASK);
    const sent = Promise.all(
      ['/draft', '/cases', '/attempts'].map((end) => saved(page, `/units/javascript-sleep${end}`)),
    );
    await write(page, PROGRAM);
    await addCase(page, 'tour(["sea"], 5, (place) => place)');
    await workspace(page).getByRole('button', { name: 'Submit', exact: true }).click();
    await sent;

    await other.goto(JAVASCRIPT_TASK);
    await expect(program(other)).toContainText('return "mine"');
    await openDrawer(other, 'Your own cases');
    await expect(workspace(other).getByText(/^tour\(\["sea"\]/)).toBeVisible();
    await openDrawer(other, 'Attempts');
    await expect(workspace(other).getByText(/\/14.*JavaScript/)).toBeVisible();

    const changed = saved(other, '/units/javascript-sleep/draft');
    const removed = saved(other, '/units/javascript-sleep/cases');
    await write(other, 'const later = 1;');
    await workspace(other)
      .getByRole('button', { name: /^Remove tour/ })
      .click();
    await Promise.all([changed, removed]);
    await page.reload();
    await expect(program(page)).toContainText('const later = 1;');
    await openDrawer(page, 'Your own cases');
    await expect(workspace(page).getByText(/^tour\(\["sea"\]/)).toHaveCount(0);
    await page.getByRole('button', { name: "Use this device's code" }).click();
    await expect(program(page)).toContainText('return "mine"');
  });

  await test.step('own cases of a DSA problem', async () => {
    await openSolution(page);
    const sent = saved(page, '/units/dsa-two-sum/cases');
    await addCase(page, 'two_sum([1, 2], 3)');
    await sent;
    await openSolution(other);
    await openDrawer(other, 'Your own cases');
    await expect(workspace(other).getByText('two_sum([1, 2], 3)', { exact: true })).toBeVisible();
  });

  await test.step('the query of an SQL task: of two the newer one wins, and the other comes back with Undo', async () => {
    const draft = '/units/sql-find-customer-referee/draft';
    await page.goto(SQL_TASK);
    let sent = saved(page, draft);
    await writeQuery(page, 'select name from students');
    await sent;

    await other.goto(SQL_TASK);
    await expect(queryField(other)).toHaveText('select name from students');
    sent = saved(other, draft);
    await writeQuery(other, 'select 2');
    await sent;

    await page.reload();
    await expect(queryField(page)).toHaveText('select 2');
    await page.getByRole('button', { name: "Use this device's query" }).click();
    await expect(queryField(page)).toHaveText('select name from students');
  });

  await test.step('what is written while offline, once its page was opened again', async () => {
    expect(complaints.unexpected()).toEqual([]);
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(OTHER_SQL_TASK);
    await expect(queryField(page)).toBeEditable();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/draft'),
    );
    await writeQuery(page, 'select 3');
    await failed;
    await context.setOffline(false);
    await page.reload();
    await expect(queryField(page)).toHaveText('select 3');
    // The page may have sent it while it was closed, when nobody sees the response.
    await expect(async () => {
      await other.goto(OTHER_SQL_TASK);
      await expect(queryField(other)).toHaveText('select 3', { timeout: 2_000 });
    }).toPass();
  });
});

test('what a visitor made and submitted is with their account once they merge it, and on another device at once', async ({
  page,
  context,
  baseURL,
  signInElsewhere,
}) => {
  await page.goto(SQL_TASK);
  await writeQuery(page, 'select 4');
  await page.goto(JAVASCRIPT_TASK);
  await write(page, PROGRAM);
  const { button, output } = await openSolution(page, { code: TWO_SUM });
  await addCase(page, 'two_sum([1, 2], 3)');
  await button('Submit').click();
  await expect(output.getByRole('heading', { name: 'Accepted' })).toBeVisible({
    timeout: PYTHON_STARTS_MS,
  });

  const person = newPerson();
  await signUp(baseURL ?? '', person);
  await signIn(context, baseURL ?? '', person);
  await page.goto('/profile/merge');
  await page.getByRole('button', { name: 'Merge 5 things' }).click();
  await expect(page.getByText('5 things are merged.')).toBeVisible();

  const other = await signInElsewhere(person);
  await other.goto(SQL_TASK);
  await expect(queryField(other)).toHaveText('select 4');
  await other.goto(JAVASCRIPT_TASK);
  await expect(program(other)).toContainText('return "mine"');
  await openSolution(other);
  await expect(other.getByRole('region', { name: /^Your Python solution/ })).toContainText(
    'seen = {}',
  );
  await openDrawer(other, 'Your own cases');
  await expect(workspace(other).getByText('two_sum([1, 2], 3)', { exact: true })).toBeVisible();
  await openDrawer(other, 'Attempts');
  await expect(workspace(other).getByText('Accepted', { exact: true })).toBeVisible();
});
