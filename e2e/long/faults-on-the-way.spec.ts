/** Faults between the release store and the browser, on the files of one remote. */
import type { Route } from '@playwright/test';
import {
  area,
  enterArea,
  expectFallbackInAreaOnly,
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

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
const down = (route: Route) => route.abort('connectionrefused');
const silent = () => new Promise<void>(() => {});
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* changed on the way */` });
};

const faults = [
  { title: 'the entry cannot be reached', file: 'entry', answer: down, stage: 'entry' },
  { title: 'the entry never answers', file: 'entry', answer: silent, stage: 'entry' },
  { title: 'the entry is not there', file: 'entry', answer: missing, stage: 'entry' },
  { title: 'the entry was tampered with', file: 'entry', answer: tampered, stage: 'entry' },
  { title: 'a script is not there', file: 'chunk', answer: missing, stage: 'routes' },
  { title: 'a script never answers', file: 'chunk', answer: silent, stage: 'routes' },
  { title: 'a script was tampered with', file: 'chunk', answer: tampered, stage: 'routes' },
  { title: 'a stylesheet is not there', file: 'stylesheet', answer: missing, stage: 'routes' },
  { title: 'a stylesheet never answers', file: 'stylesheet', answer: silent, stage: 'routes' },
  {
    title: 'a stylesheet was tampered with',
    file: 'stylesheet',
    answer: tampered,
    stage: 'routes',
  },
] as const;

for (const { title, file, answer, stage } of faults) {
  test(`${title}: a fallback in that area alone, and Try again recovers`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.expect(/404|ERR_|integrity|Failed to load/i);
    const files = filesOf(await liveRelease(baseURL ?? ''));
    const takeAway = await plantFault(page, files[file], answer);
    await enterArea(page);
    await expectFallbackInAreaOnly(page);
    await expect(fallback(page)).toContainText(`${area.remote}, stage ${stage}`);
    await takeAway();
    await expectRecovery(page);
  });
}

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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  expect(asked.filter((address) => address.includes('attempt='))).toEqual([]);
});
