import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { STOPS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

const TASK = '/roadmaps/javascript/javascript-sleep';

/** The first takes all rests at once; the second is ours. */
const WRONG = `function tour(places, ms, visit) {
  return Promise.all(places.map((place, index) => visit(place, index)));
}`;
const RIGHT = `async function tour(places, ms, visit) {
  const results = [];
  for (const [index, place] of places.entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, ms));
    results.push(await visit(place, index));
  }
  return results;
}`;

const workspace = (page: Page) => page.getByRole('region', { name: 'Your code', exact: true });
const button = (page: Page, name: string) =>
  workspace(page).getByRole('button', { name, exact: true });
const output = (page: Page) => workspace(page).getByRole('region', { name: 'Output' });

async function write(page: Page, program: string): Promise<void> {
  const editor = workspace(page).getByRole('textbox', { name: /^Your JavaScript solution/ });
  if (!(await editor.isVisible())) await button(page, 'Edit').click();
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

/** The files of frames, editor and highlighter that a page requests. */
function lateFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/runner-|editor|codemirror|lezer/.test(pathname)) files.push(pathname);
  });
  return files;
}

test('a learner comes from the sheet, sees which case a wrong program fails, and completes the task with a right one', async ({
  page,
  person: _,
}) => {
  const files = lateFiles(page);
  await page.goto('/roadmaps/javascript?topic=javascript-topic-promises-and-async');
  await page.getByRole('link', { name: 'A robot that rests between visits', exact: true }).click();
  await expect(page).toHaveURL(TASK);
  await expect(
    page.getByRole('heading', { name: 'A robot that rests between visits' }),
  ).toBeVisible();
  await expect(button(page, 'Submit')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files, 'a reader downloads none of the editor').toEqual([]);
  const document = await (await page.request.get(TASK)).text();
  expect(document).toContain('A robot visits places one after the other');
  expect(document).toContain('Rest before each visit but the first');
  await expectAccessible(page);

  await write(page, WRONG);
  await button(page, 'Run tests').click();
  await expect(output(page)).toContainText('1 of 4 tests passed');
  await button(page, 'Submit').click();
  await expect(output(page)).toContainText('Wrong answer');
  await expect(output(page)).toContainText('Case 1 of 14: three places');
  await expectAccessible(page);

  await write(page, RIGHT);
  await button(page, 'Submit').click();
  await expect(output(page)).toContainText('14 of 14 cases passed');
  await expect(output(page).getByRole('link', { name: /^Next: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
  await workspace(page).getByText('Attempts', { exact: true }).click();
  await expect(workspace(page).getByText(/14\/14.*JavaScript/)).toBeVisible();
  await expect(workspace(page).getByText(/Step through|Measured complexity/)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Completed/ })).toBeVisible();
  await expect(
    page.getByRole('region', {
      name: 'Your JavaScript solution to A robot that rests between visits',
    }),
  ).toContainText('async function tour');
});

test('time that a program waits for takes none; what never settles, and what never ends, is said to', async ({
  page,
}) => {
  await page.goto(TASK);
  await write(page, 'setTimeout(() => console.log("an hour later:", Date.now()), 3_600_000);');
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('an hour later: 3600000');
  await write(page, 'async function tour() { await new Promise(() => {}); }');
  await button(page, 'Run tests').click();
  await expect(output(page)).toContainText('nothing is left to settle');
  await write(page, 'async function tour() { throw new Error("lost"); }\ntour();');
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('Error on line 1');
  await write(
    page,
    'const lost = Promise.reject(1);\nsetTimeout(() => lost.catch((one) => console.log("found", one)), 5);',
  );
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('found 1');
  await expect(output(page)).not.toContainText('Uncaught');
  await write(page, 'setInterval(() => console.log("again"), 1000);');
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('Stopped after 5 seconds', { timeout: STOPS_MS });
  await button(page, 'Reset').click();
  await expect(workspace(page).getByText('Edited')).toHaveCount(0);
});

test("if the editor can't be fetched, the page says so, and Try again brings it", async ({
  page,
  complaints,
}) => {
  complaints.expect(/mfe-roadmaps|ERR_/);
  const scripts = /\/releases\/mfe-roadmaps\/.*\.js/;
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    const isWorkspace = (await answer.text()).includes('Step through and measured complexity');
    return isWorkspace ? route.abort('connectionrefused') : route.fulfill({ response: answer });
  });
  await page.goto(TASK);
  await expect(page.getByText("We couldn't load the editor")).toBeVisible();
  await expect(page.getByText('Hint 1')).toBeVisible();
  await expect(page.getByText('Our solution, and why it works')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(button(page, 'Submit')).toBeVisible();
});
