/** Some visitors get a version first; it goes by itself if it turns out to be bad. */
import { area, fallback } from '../fixtures/area.ts';
import {
  asVisitor,
  CHOSEN,
  latestCanary,
  NOT_CHOSEN,
  tellGoodViews,
} from '../fixtures/canaries.ts';
import { heading } from '../fixtures/marks.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { liveManifest, mfe, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Edit, storeVariant } from '../fixtures/variants.ts';

const withNewHeading: Edit = (_file, text) => text.replaceAll('"Profile"', '"New profile"');

const thatThrows: Edit = (file, text) =>
  file === 'remote-entry.js' ? `throw new Error("planted in the entry");${text}` : text;

const asCanary = ['--channel', 'canary', '--why', 'a new page'];

const site = ownSiteOfGroup();

test('who is chosen gets the version on each visit, nobody else does, and nobody once it is stopped', async ({
  browser,
}) => {
  const version = await storeVariant(site(), area.remote, withNewHeading);
  const begun = await mfe(site(), 'promote', area.remote, version, ...asCanary);
  expect(begun).toContain(`${area.remote} ${version} has been shown to 1 % of visitors since`);
  expect(await mfe(site(), 'list', area.remote)).toMatch(RegExp(`${version} +for 1 %`));
  const canary = await latestCanary(site());
  const visitors = { browser, site: site(), canary };
  const sees = (group: number, name: string) =>
    asVisitor(visitors, group, async (page) => {
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(site().url + area.path);
        await expect(heading(page, name)).toBeVisible();
      }
    });
  await sees(CHOSEN, 'New profile');
  await sees(NOT_CHOSEN, 'Profile');
  const stopped = await mfe(site(), 'canary', 'stop', '--why', 'Confusing.');
  expect(stopped).toContain(': Confusing.');
  await sees(CHOSEN, 'Profile');
});

test('a version that throws is taken back by itself, and who got it saw the version before', async ({
  browser,
}) => {
  const version = await storeVariant(site(), area.remote, thatThrows, {
    version: '1.0.0-variant002',
  });
  await mfe(site(), 'promote', area.remote, version, ...asCanary);
  const canary = await latestCanary(site());
  const views = { path: area.path, count: 40 };
  await tellGoodViews(site(), canary, views);
  const visit = () =>
    asVisitor({ browser, site: site(), canary }, CHOSEN, async (page) => {
      const reported = page.waitForResponse(/\/v1\/telemetry$/);
      await page.goto(site().url + area.path);
      await expect(heading(page, area.heading)).toBeVisible();
      await expect(fallback(page)).toBeHidden();
      expect((await reported).status()).toBe(202);
    });
  await Promise.all([visit(), visit(), visit(), visit(), visit()]);
  await tellGoodViews(site(), canary, views);

  await expect.poll(async () => (await latestCanary(site())).state).toBe('rolled-back');
  expect(await mfe(site(), 'canary')).toMatch(
    /taken back[\s\S]*\d of \d page views \(100\.0 %\) of the candidate failed, of the live release 0 of \d+ page views/,
  );
  expect(remoteIn(await liveManifest(site().url), area.remote).version).toBe(canary.comparedWith);
  await asVisitor({ browser, site: site(), canary }, CHOSEN, async (page) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(site().url + area.path);
    await expect(heading(page, area.heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((text) => text.includes('planted'))).toEqual([]);
  });
});
