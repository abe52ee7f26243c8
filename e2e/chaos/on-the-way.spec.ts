/** Files of a remote that don't arrive as they were released, on a site that has no earlier version to show. */
import type { Route } from '@playwright/test';
import { expectRecovery, filesOf, plantFault } from '../fixtures/area.ts';
import { areas, expectFallback, expectPage, isTried } from '../fixtures/chaos.ts';
import { liveManifest, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

const SLOW_MS = 5_000;

const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

const ways = [
  { title: 'cannot be reached', answer: (route: Route) => route.abort('connectionrefused') },
  { title: 'never answers', answer: () => new Promise<void>(() => {}) },
  { title: 'is not there', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  { title: 'is cut off', answer: changed((text) => text.slice(0, text.length / 2)) },
  { title: 'was tampered with', answer: changed((text) => `${text}\n/* changed */`) },
  {
    title: 'is an HTML page',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome to the hotel.' }),
  },
];

const files = [
  { file: 'entry', name: 'the entry', stage: 'entry' },
  { file: 'chunk', name: 'a script', stage: 'routes' },
  { file: 'stylesheet', name: 'a stylesheet', stage: 'routes' },
] as const;

const faults = files.flatMap((file) => ways.map((way) => ({ ...file, ...way })));

for (const [place, area] of areas.entries()) {
  const isFetched = (file: string) => !(file === 'stylesheet' && area.isDocument);

  test.describe(area.remote, () => {
    test.beforeEach(({ complaints }) =>
      complaints.expect(/404|ERR_|integrity|Failed to load|MIME/i),
    );

    for (const [index, { file, name, title, answer, stage }] of faults.entries()) {
      if (!isTried(place, index) || !isFetched(file)) continue;
      test(`${name} ${title}`, async ({ page, baseURL }) => {
        const live = remoteIn(await liveManifest(baseURL ?? ''), area.remote);
        const takeAway = await plantFault(page, filesOf(live)[file], answer);
        await area.come(page);
        await expectFallback(page, area, stage);
        await takeAway();
        await expectRecovery(page, area.heading);
      });
    }

    for (const [index, { file, name }] of files.entries()) {
      if (!isTried(place, index) || !isFetched(file)) continue;
      test(`${name} is slow`, async ({ page, baseURL }) => {
        const live = remoteIn(await liveManifest(baseURL ?? ''), area.remote);
        const requested = page.waitForRequest(`**${filesOf(live)[file]}`);
        await plantFault(page, filesOf(live)[file], async (route) => {
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          await route.continue();
        });
        await area.come(page);
        await requested;
        await expectPage(page, area);
        expect(await page.evaluate(() => performance.now())).toBeGreaterThan(SLOW_MS);
      });
    }
  });
}
