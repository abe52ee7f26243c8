import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { axe } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function complete(page: Page, name: string) {
  await page.getByRole('checkbox', { name: `Mark ${name} complete` }).click();
  await expect(row(page, name).getByRole('link', { name: /^Comes back on \w+day$/ })).toBeVisible();
}

/** A page left open would make calls while the site is down. */
const leave = (page: Page) => page.goto('about:blank');

const violations = async (page: Page) => (await axe(page).analyze()).violations;

test('a solved problem comes back days later, is graded by key, undone and graded again', async ({
  page,
  context,
  complaints,
}) => {
  // After a few days the browser has to renew its session.
  complaints.expect(/401/);
  const clock = pathToFileURL(projectPath('e2e/fixtures/later-clock.mjs'));
  const variables: Record<string, string> = { NODE_OPTIONS: `--import ${clock}` };
  await withOwnSite(async ({ url, restart }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = newPerson();
    await signUp(url, person);
    await signIn(context, url, person);

    await page.goto(`${url}/roadmaps/today`);
    await expect(page.getByText('Nothing to revise yet')).toBeVisible();
    await page.goto(`${url}/roadmaps/dsa`);
    await complete(page, 'Contains Duplicate');
    await complete(page, 'Two Sum');
    await page
      .getByRole('link', { name: /^Comes back on/ })
      .first()
      .click();
    await expect(heading(page, 'Today')).toBeVisible();
    await expect(page.getByText('All done for today')).toBeVisible();

    await leave(page);
    variables.CLOCK_DAYS_AHEAD = '4';
    await restart();
    await page.goto(`${url}/`);
    await page.getByRole('link', { name: '2 due today' }).click();
    await expect(page.getByText('2 problems', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Do first: Two Sum' }).click();
    await expect(page.getByRole('article', { name: 'Two Sum' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Solve again: Two Sum' })).toHaveAttribute(
      'href',
      '/dsaarticle/two-sum',
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.keyboard.press('1');
    await expect(page.getByText('Two Sum comes back tomorrow.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article', { name: 'Two Sum' })).toBeVisible();
    await page.getByRole('button', { name: /^Good/ }).click();
    await expect(page.getByRole('article', { name: 'Contains Duplicate' })).toBeVisible();
    await page.keyboard.press('4');
    await expect(page.getByText('All done for today')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Two Sum comes next, on /)).toBeVisible();
    await leave(page);
  }, variables);
});

/** Turns off in the settings that completed problems come back by themselves. */
async function turnOff(page: Page) {
  await page.goto('/profile/edit?tab=accounts');
  const card = page.getByRole('region', { name: 'Revision', exact: true });
  await card.getByRole('checkbox', { name: 'Revise the problems I complete' }).uncheck();
  await card.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
}

test('earlier completions are added in one step, spread over days, and taken back; Revise is offered on the sheet and on the page of a problem', async ({
  page,
  person: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turnOff(page);
  await page.goto('/roadmaps/dsa');
  const problems = page.getByRole('table').getByRole('checkbox');
  for (const place of Array.from({ length: 7 }, (_value, index) => index)) {
    await problems.nth(place).click();
    await expect(problems.nth(place)).toBeChecked();
  }
  const offer = page.getByRole('button', { name: 'Revise Two Sum', exact: true });
  await expect(offer).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto('/roadmaps/today');
  const add = page.getByRole('button', { name: 'Add your 7 completed problems to revision' });
  await add.click();
  await expect(
    page.getByText(/^7 problems added\. The last one comes up on \w+day\.$/),
  ).toBeVisible();
  const days = page.getByRole('region', { name: 'The next two weeks' }).getByRole('listitem');
  await expect(days).toHaveCount(14);
  await expect(days.filter({ hasText: /: 5 problems/ })).toHaveCount(1);
  await expect(days.filter({ hasText: /: 2 problems/ })).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(add).toBeVisible();
  await expect(page.getByText('Nothing to revise yet')).toBeVisible();

  await page.goto('/dsaarticle/two-sum');
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await offer.click();
  const back = page.getByRole('link', { name: /^Comes back on \w+day$/ });
  await expect(back).toBeVisible();
  await page.goto('/roadmaps/dsa');
  await expect(row(page, 'Two Sum').getByRole('link', { name: /^Comes back on/ })).toBeVisible();
  await back.first().click();
  await expect(heading(page, 'Today')).toBeVisible();
});
