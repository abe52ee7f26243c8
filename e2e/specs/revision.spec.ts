import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

async function completeAndRevise(page: Page, name: string) {
  await page.getByRole('checkbox', { name: `Mark ${name} complete` }).click();
  await page.getByRole('button', { name: `Revise ${name}`, exact: true }).click();
  await expect(page.getByText(new RegExp(`^${name} comes back on \\w+day\\.$`))).toBeVisible();
}

/** A page left open would make calls while the site is down. */
const leave = (page: Page) => page.goto('about:blank');

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

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
    await completeAndRevise(page, 'Contains Duplicate');
    await completeAndRevise(page, 'Two Sum');
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
    await expect(page.getByRole('link', { name: 'Article on Two Sum' })).toHaveAttribute(
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
