import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const boxes = (page: Page) => today(page).getByRole('checkbox');

/** A plan of every day of the week, so that something is planned for today. */
async function makePlan(page: Page, targetDate: string) {
  await page.getByLabel('Target date').fill(targetDate);
  const sunday = page.getByRole('checkbox', { name: 'sunday' });
  // A press before the page is interactive is repeated once it is.
  await sunday.click();
  await expect(sunday).toBeChecked();
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(boxes(page).first()).toBeVisible();
}

test('a plan is made, moves as problems are solved, says what will not fit, and is in the header as long as there is one', async ({
  page,
  person: _,
}) => {
  await page.goto('/roadmaps/today');
  await page.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(heading(page, 'Plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make plan' })).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Plan', exact: true });
  await expect(link).toBeHidden();
  await expectAccessible(page);
  await makePlan(page, dayIn(300));
  await expect(link).toBeVisible();
  const rest = page.getByRole('region', { name: /won't fit/ });
  await expect(rest).toBeHidden();

  const first = await boxes(page).first().getAttribute('aria-label');
  const second = await boxes(page).nth(1).getAttribute('aria-label');
  await boxes(page).first().click();
  await expect(today(page).getByRole('heading', { name: 'Done today' })).toBeVisible();
  await expect(boxes(page).first()).toHaveAttribute('aria-label', second ?? '');
  await expect(boxes(page).last()).toHaveAttribute('aria-label', first ?? '');
  await expect(boxes(page).last()).toBeChecked();

  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByLabel('Target date').fill(dayIn(20));
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(rest).toBeVisible();
  await page.reload();
  await expect(rest).toBeVisible();
  await page.getByText("What won't fit").click();
  await page
    .getByRole('button', { name: /^Week of/ })
    .first()
    .click();
  await expectAccessible(page);
  await rest.getByRole('button', { name: /^Plan until/ }).click();
  await expect(rest).toBeHidden();

  await page.goto('/placementtraining');
  await link.click();
  await expect(heading(page, 'Plan')).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect(link).toBeHidden();
});

test('a calendar reads the plan by its secret address until that is revoked', async ({
  page,
  playwright,
  person: _,
}) => {
  await page.goto('/roadmaps/plan');
  await makePlan(page, dayIn(300));
  await page.getByRole('button', { name: 'Get secret address' }).click();
  const address = await page.getByText(/^http.*\.ics$/).textContent();
  const calendar = await playwright.request.newContext();
  const read = () => calendar.get(address ?? '');
  const answer = await read();
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VEVENT');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  expect((await downloaded).suggestedFilename()).toBe('plan.ics');

  await page.getByRole('button', { name: 'Revoke address' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Get secret address' })).toBeVisible();
  expect((await read()).status()).toBe(404);
  await calendar.dispose();
});
