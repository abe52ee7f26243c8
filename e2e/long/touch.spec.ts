import type { Page } from '@playwright/test';
import { expectInteractive } from '../fixtures/live-page.ts';
import { heading } from '../fixtures/marks.ts';
import { keepProgress, newPerson, signIn, signUp } from '../fixtures/people.ts';
import { queryField, writeQuery } from '../fixtures/query.ts';
import { expect, test } from '../fixtures/test.ts';
import { smallTargets } from '../fixtures/touch-targets.ts';

const HOME = { path: '/', heading: 'Get interview-ready, one step at a time.' };
const PAGES = [
  { path: '/', heading: 'Welcome back, Asha.' },
  { path: '/roadmaps', heading: 'Roadmaps' },
  { path: '/roadmaps/dsa', heading: 'DSA Sheet' },
  { path: '/roadmaps/plan', heading: 'Plan' },
  { path: '/roadmaps/sql/sql-big-countries', heading: 'Large or long-established companies' },
  { path: '/roadmaps/javascript/javascript-sleep', heading: 'A robot that rests between visits' },
  { path: '/roadmaps/core-subjects/core-subjects-deadlocks', heading: 'Deadlocks' },
  {
    path: '/roadmaps/system-design/system-design-requirements-from-a-one-line-brief',
    heading: 'Turn a one-line brief into functional and non-functional requirements',
  },
  { path: '/dsaarticles', heading: 'DSA problems and articles' },
  { path: '/dsaarticle/two-sum', heading: 'Two Sum' },
  { path: '/mock-tests', heading: 'Mock tests' },
  { path: '/mock-tests/arrays-and-strings', heading: 'Arrays and strings' },
  { path: '/mock-interviews/dsa-phone-screen', heading: 'DSA phone screen' },
  {
    path: '/article/complexity-in-practice',
    heading: 'Complexity in practice: what fits into a second',
  },
];

test('on a phone, a fingertip meets every control of the pages where people learn', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectNoSmall = async ({ path, heading: name }: (typeof PAGES)[number]) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The link that skips to the content is shown to keyboards alone.
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      expect.soft(await smallTargets(page.getByRole(part)), `${path}: ${part}`).toEqual([]);
  };
  await expectNoSmall(HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect.soft(await smallTargets(page.getByRole('banner')), 'the menu').toEqual([]);

  const person = newPerson();
  if (!baseURL) throw new Error('There is no site to sign up at.');
  await signUp(baseURL, person);
  await signIn(context, baseURL, person);
  await keepProgress(context);
  for (const each of PAGES) await expectNoSmall(each);
});

const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectNoSmall(page: Page, what: string) {
  expect.soft(await smallTargets(page.getByRole('main')), what).toEqual([]);
}

/** Phones enlarge the page for smaller text that is edited. */
async function expectLargeText(page: Page, what: string) {
  const fields = page.getByRole('main').locator('textarea, input:not([type]), [contenteditable]');
  const sizes = await fields.evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  expect
    .soft(
      sizes.filter((size) => size < 16),
      what,
    )
    .toEqual([]);
}

test('nor does it miss one of what people make there: a plan, queries, programs, a test and its result', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/roadmaps/plan');
  const sunday = page.getByRole('checkbox', { name: 'sunday' });
  await expectInteractive(sunday);
  await sunday.check();
  await button(page, 'Make plan').click();
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
  await button(page, /^Week of/)
    .first()
    .click();
  await page.getByText("What won't fit").click();
  await expectNoSmall(page, 'the plan');

  await page.goto('/roadmaps/sql/sql-big-countries');
  await writeQuery(page, 'select 1 as one');
  await button(page, 'Check').click();
  await expect(page.getByText('Not yet.')).toBeVisible();
  await expectNoSmall(page, 'a query that is wrong');
  await expectLargeText(page, 'a query');

  await page.goto('/roadmaps/javascript/javascript-sleep');
  await button(page, 'Edit').click();
  await expect(
    page.getByRole('textbox', {
      name: 'Your JavaScript solution to A robot that rests between visits',
    }),
  ).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('heading', { name: 'Wrong answer' })).toBeVisible();
  await expectNoSmall(page, 'a program that is wrong');
  await expectLargeText(page, 'a program');

  await page.goto('/roadmaps/core-subjects/core-subjects-deadlocks');
  const answer = page.getByRole('radio').first();
  await expectInteractive(answer);
  await answer.check();
  await button(page, 'Check answer').click();
  await expectNoSmall(page, 'an answer of a quiz');

  await page.goto('/mock-tests/arrays-and-strings');
  await button(page, 'Start test').click();
  await page.getByRole('region', { name: /^Your Python solution/ }).click();
  await expect(page.getByRole('textbox', { name: /^Your Python solution/ })).toBeVisible();
  await page.keyboard.insertText('# a thought');
  await expectNoSmall(page, 'a problem of a test');
  await expectLargeText(page, 'a problem of a test');
  await button(page, /^Questions/).click();
  await page.getByRole('radio').first().check();
  await expectNoSmall(page, 'the questions of a test');
  await button(page, 'Hand in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/cases passed$/)).toBeVisible();
  await expectNoSmall(page, 'the result of a test');
  await page.goto('/mock-tests');
  await expect(page.getByRole('table', { name: "Tests you've taken" })).toBeVisible();
  await expectNoSmall(page, 'the results so far');
});

test('nor does it miss one of what was made before logging in', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const person = newPerson();
  if (!baseURL) throw new Error('There is no site to sign up at.');
  await signUp(baseURL, person);
  const write = async (query: string) => {
    await page.goto('/roadmaps/sql/sql-big-countries');
    await writeQuery(page, query);
    await page.reload();
    await expect(queryField(page)).toHaveText(query);
  };
  await write('select 1 as one');
  await signIn(context, baseURL, person);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/draft'),
  );
  await write('select 2 as two');
  await saved;
  await page.goto('/profile/merge');
  await page.getByText('Compare').click();
  await expectNoSmall(page, 'what can be merged');
  await button(page, /^Merge 1/).click();
  await expect(page.getByText('1 thing is merged.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you can undo here')).toBeVisible();
  await expectNoSmall(page, 'what can be undone');
});
