/** Faults between the release store and the browser; which files and how, `npm run chaos` tries on each remote. */
import type { Route } from '@playwright/test';
import {
  area,
  enterArea,
  expectRecovery,
  fallback,
  filesOf,
  followLink,
  liveRelease,
  openHome,
  plantFault,
} from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { startSlowLink } from '../fixtures/slow-link.ts';
import { expect, test } from '../fixtures/test.ts';

const down = (route: Route) => route.abort('connectionrefused');
test('a remote that is down when its page is opened by address shows the same, and recovers', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/ERR_|Failed to load/);
  const files = filesOf(await liveRelease(baseURL ?? ''));
  const takeAway = await plantFault(page, files.entry, down);
  await page.goto(area.path);
  await expect(fallback(page)).toBeVisible();
  await takeAway();
  await fallback(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, area.heading)).toBeVisible();
});

test('Try again while the fault lasts shows the fallback again', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/ERR_|Failed to load/);
  const files = filesOf(await liveRelease(baseURL ?? ''));
  const takeAway = await plantFault(page, files.entry, down);
  await enterArea(page);
  for (const _ of [1, 2, 3]) {
    await fallback(page).getByRole('button', { name: 'Try again' }).click();
    await expect(fallback(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  }
  await takeAway();
  await expectRecovery(page);
});

test('on a link so slow that a file takes far longer than ten seconds the page still loads', async ({
  page,
  baseURL,
  complaints,
}) => {
  // The calls of the page that is shown in the end are cut off with the link.
  complaints.expect(/ERR_[A-Z_]+.*\/v1\//);
  const link = await startSlowLink(baseURL ?? '');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHome(page, link.url, baseURL);
  link.beSlow();
  await followLink(page);
  await expect(heading(page, area.heading)).toBeVisible({ timeout: 100_000 });
  link.stop();
  const longest = await page.evaluate(() =>
    Math.max(...performance.getEntriesByType('resource').map(({ duration }) => duration)),
  );
  // Otherwise the link wasn't slow, and nothing was tested.
  expect(longest).toBeGreaterThan(11_000);
  expect(requested.filter((address) => address.includes('attempt='))).toEqual([]);
});
