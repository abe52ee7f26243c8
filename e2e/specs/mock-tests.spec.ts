import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { expectNoQuery, queryField, writeQuery } from '../fixtures/query.ts';
import { expect, test } from '../fixtures/test.ts';

const TEST = '/mock-tests/arrays-and-strings';
const PAPER = 'Data, Python and SQL, with a calculator: 4 sections, 85 minutes';

/** With an empty cache on a busy machine, for two programs. */
const JUDGED_MS = 60_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the test' });
const program = (page: Page) => page.getByRole('textbox', { name: /^Your JavaScript solution/ });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const TWO_SUM = `function twoSum(numbers, target) {
  const seen = new Map();
  for (const [at, value] of numbers.entries()) {
    if (seen.has(target - value)) return [seen.get(target - value), at];
    seen.set(value, at);
  }
}`;

async function write(page: Page, code: string) {
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await page.getByRole('region', { name: /^Your JavaScript solution/ }).click();
  await expect(program(page)).toBeVisible();
  await program(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('a learner takes a test, goes on after a crash and on another device, hands in and reviews', async ({
  page,
  context,
  person,
  signInElsewhere,
}) => {
  await page.goto(TEST);
  await button(page, 'Start test').click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(1:00:00|59:\d\d)$/);
  await expect(page.getByRole('heading', { name: 'Two Sum' })).toBeVisible();
  await expect(page.getByText('Solution', { exact: true })).toHaveCount(0);
  await write(page, TWO_SUM);
  await button(page, 'Run tests').click();
  await expect(page.getByText(/^\d+ of \d+ tests passed$/)).toBeVisible({ timeout: JUDGED_MS });
  await parts(page)
    .getByRole('button', { name: /^Questions/ })
    .click();
  const first = page.getByRole('group', { name: 'Question 1', exact: true });
  await first.getByRole('radio').nth(1).check();
  // It crashes before anything is sent.
  const address = page.url();
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto(address);
  const again = reopened.getByRole('group', { name: 'Question 1', exact: true });
  await expect(again.getByRole('radio').nth(1)).toBeChecked();
  await saved(reopened);
  await expectAccessible(reopened);
  await reopened.setViewportSize({ width: 1440, height: 900 });

  const elsewhere = await signInElsewhere(person);
  await elsewhere.goto('/mock-tests');
  await elsewhere.getByRole('link', { name: 'Continue', exact: true }).click();
  await elsewhere.getByRole('tab', { name: 'JavaScript' }).click();
  await expect(elsewhere.getByRole('region', { name: /^Your JavaScript solution/ })).toContainText(
    'seen.has(target - value)',
  );
  await expect(parts(elsewhere)).toContainText('1 of 10 answered');
  await expectAccessible(elsewhere);

  await button(reopened, 'Hand in').click();
  const dialog = reopened.getByRole('dialog', { name: 'Hand in the test?' });
  await expect(dialog).toContainText('9 questions');
  await expect(dialog).toContainText('Container With Most Water');
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expect(heading(reopened, 'Result: Arrays and strings')).toBeVisible();
  const solved = reopened.getByRole('article', { name: 'Two Sum' });
  await expect(solved.getByText(/cases passed$/)).toBeVisible({ timeout: JUDGED_MS });
  await expect(solved).toContainText('5 of 5 points');
  await expect(reopened.getByText('Right answer')).toHaveCount(10);
  await expectAccessible(reopened);
  await reopened.reload();
  await expect(solved).toContainText('5 of 5 points');

  await reopened.goto('/mock-tests');
  await expect(
    reopened.getByRole('table', { name: "Tests you've taken" }).getByText(/ of 35 points/),
  ).toBeVisible();
  await expectAccessible(reopened);
});

test('a learner writes queries in a test, runs them, and reads whether they are correct', async ({
  page,
  person: _,
}) => {
  const correct = `select student_id from applications join drives on drives.id = drive_id
where mode = 'virtual' group by student_id
having count(distinct drive_id) = (select count(*) from drives where mode = 'virtual')`;
  await page.goto('/mock-tests/databases');
  await expect(page.getByText(/^You can run your query on the rows that are shown/)).toBeVisible();
  await button(page, 'Start test').click();
  await expect(
    page.getByRole('heading', { name: 'Students who applied to every virtual drive' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Database:/ })).toBeVisible();
  await expect(button(page, 'Check')).toHaveCount(0);
  await expect(page.getByText(/^Our solution/)).toHaveCount(0);
  await writeQuery(page, correct);
  await button(page, 'Run').click();
  await expect(page.getByRole('table', { name: 'Result' })).toBeVisible({ timeout: JUDGED_MS });
  await saved(page);
  await page.reload();
  await expect(queryField(page)).toContainText('count(distinct drive_id)');
  await expectAccessible(page);
  await button(page, 'Next: Last order that fits in the van').click();
  await expect(queryField(page)).toBeEditable();
  await expectNoQuery(page);
  await writeQuery(page, 'select 1 as id, 2 as loaded');
  await button(page, 'Hand in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(heading(page, 'Result: Databases and SQL')).toBeVisible();
  const right = page.getByRole('article', { name: 'Students who applied to every virtual drive' });
  await expect(right.getByText('Correct', { exact: true })).toBeVisible({ timeout: JUDGED_MS });
  await expect(right).toContainText('10 of 10 points');
  const wrong = page.getByRole('article', { name: 'Last order that fits in the van' });
  await expect(wrong).toContainText('Wrong on the rows shown');
  await expect(wrong).toContainText('0 of 10 points');
  await expectAccessible(page);
  await right.getByText('Your query').click();
  await expect(right).toContainText('count(distinct drive_id)');
  await right.getByRole('link').click();
  await expect(page).toHaveURL(/\/roadmaps\/sql\/sql-customers-who-bought-all-products#solution$/);
  // The task has a draft of its own.
  await expect(queryField(page)).toBeEditable();
  await expectNoQuery(page);
});

test("a device's clock that jumps ends no test, and two tabs have one attempt", async ({
  page,
  context,
  complaints,
  person: _,
}) => {
  // What one tab still saves after the other has handed in is refused.
  complaints.expect(/\b409\b.*\/mock-attempts\/[^/]+\/work$/);
  await page.goto(TEST);
  await button(page, 'Start test').click();
  const timeLeft = (tab: Page) => tab.getByRole('timer', { name: 'Time left' });
  await expect(timeLeft(page)).toBeVisible();
  const fetched = page.waitForResponse(/\/mock-attempts\/[^/]+$/);
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 2 * 60 * 60_000;
  });
  await fetched;
  await expect(timeLeft(page)).toHaveText(/^(1:00:00|59:\d\d)$/);

  const other = await context.newPage();
  await other.goto(page.url());
  await parts(other)
    .getByRole('button', { name: /^Questions/ })
    .click();
  const first = (tab: Page) =>
    tab.getByRole('group', { name: 'Question 1', exact: true }).getByRole('radio').first();
  await first(other).check();
  await expect(parts(page)).toContainText('1 of 10 answered');
  await button(page, 'Hand in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(heading(page, 'Result: Arrays and strings')).toBeVisible();
  await expect(heading(other, 'Result: Arrays and strings')).toBeVisible();
  await button(other, 'Go on with the test').click();
  await expect(first(other)).toBeChecked();
  await expect(timeLeft(page)).toBeVisible();
});

test('without a network, a page whose time is up ends no test: it goes on if the site has time left', async ({
  page,
  context,
  complaints,
  person: _,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.clock.install();
  await page.goto(TEST);
  await button(page, 'Start test').click();
  await parts(page)
    .getByRole('button', { name: /^Questions/ })
    .click();
  const first = page.getByRole('group', { name: 'Question 1', exact: true });
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await first.getByRole('radio').first().check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText(/couldn't hand in your test/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^5\d:\d\d$/);
  await saved(page);
  await button(page, 'Hand in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(heading(page, 'Result: Arrays and strings')).toBeVisible();
  await expect(page.getByText('Question 1: not answered')).toHaveCount(0);
});

const leftOf = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((element) => element.getBoundingClientRect().left);

test('results, questions with code and tables, and scripts can be used by everyone, with what helps beside them', async ({
  page,
  person: _,
}) => {
  test.slow();
  await test.step('after a test, what to practise next stays beside the questions', async () => {
    await page.goto('/mock-tests/databases');
    await button(page, 'Start test').click();
    await page.getByRole('main').getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Result/ })).toBeVisible();
    expect(await leftOf(page, 'What to practise next')).toBeGreaterThan(720);
    await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'What to practise next' })).toBeInViewport();
  });

  await test.step('what an interviewer keeps in mind stays beside the script', async () => {
    await page.goto('/mock-interviews/cs-fundamentals');
    await expect(heading(page, 'CS fundamentals for placements')).toBeVisible();
    expect(await leftOf(page, 'Before you begin')).toBeGreaterThan(720);
    await page.getByRole('heading', { name: 'Operating systems' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await leftOf(page, 'Before you begin')).toBeLessThan(40);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a paper has one section after another, and stays as it was drawn', async () => {
    await page.goto('/mock-tests/data-python-and-sql');
    await expect(page.getByRole('table', { name: 'Sections of this test' })).toBeVisible();
    await button(page, 'Start test').click();
    await expect(page.getByText('Section 1 of 4: Data interpretation')).toBeVisible();
    const first = page.getByRole('group', { name: 'Question 1', exact: true });
    const drawn = (await first.getAttribute('aria-describedby')) ?? '';
    await button(page, 'Calculator').click();
    const calculator = page.getByRole('region', { name: 'Calculator' });
    await calculator.getByRole('textbox', { name: 'Expression' }).fill('720 × 15%');
    await page.keyboard.press('Enter');
    await expect(calculator.getByRole('status')).toHaveText('= 108');
    await expectAccessible(page);
    await page.reload();
    await expect(first).toHaveAttribute('aria-describedby', drawn);
    await first.getByRole('radio').first().check();
    await button(page, 'End section').click();
    const dialog = page.getByRole('dialog', { name: 'End “Data interpretation”?' });
    await expect(dialog).toContainText('11 questions');
    await dialog.getByRole('button', { name: 'End section' }).click();
    await expect(page.getByText('Section 2 of 4: Programs in Python')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Question 27' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'End section').click();
    await button(page, 'Hand in the whole test').click();
    await expect(heading(page, `Result: ${PAPER}`)).toBeVisible();
    const sections = page.getByRole('table', { name: 'Result by section' });
    await expect(sections.getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
  });
  await page.goto('/mock-interviews/dsa-phone-screen');
  await expect(page.getByRole('heading', { name: 'Rubric' })).toBeVisible();
  await button(page, 'Start the timer').click();
  await page
    .getByRole('radio', { name: /: Good$/ })
    .first()
    .check();
  await expect(page.getByText(/^1 of \d marked\. Kept with your account\.$/)).toBeVisible();
  await expectAccessible(page);
  const answer = page.getByText('What a good answer contains').first().locator('xpath=../div');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
