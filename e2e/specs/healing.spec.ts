/** A version of a remote that doesn't work is replaced by the previous one before anyone notices. */
import type { Page, Request } from '@playwright/test';
import type { RemoteFailureReport } from '@site/shared/contracts';
import {
  area,
  enterArea,
  expectRecovery,
  fallback,
  filesOf,
  liveRelease,
  plantFault,
} from '../fixtures/area.ts';
import { expectNoReload, heading } from '../fixtures/marks.ts';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { promote } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Edit, storeVariant } from '../fixtures/variants.ts';

const ROUTES = '__federation_expose_routes.js';

/** Replaces one piece of one file, which must be there, else the fault would not be planted. */
const replaceIn =
  (target: string, pattern: RegExp, planted: string): Edit =>
  (file, text) => {
    if (file !== target) return text;
    if (!pattern.test(text)) throw new Error(`${target} holds no ${pattern}.`);
    return text.replace(pattern, planted);
  };

const asBuilt: Edit = (_file, text) => text;
const page404 = (page: Page, address: string) =>
  plantFault(page, address, (route) => route.fulfill({ status: 404 }));
interface Fault {
  title: string;
  stage: RemoteFailureReport['stage'];
  edit: Edit;
  /** What happens on the way to the browser. */
  plant?(page: Page, files: ReturnType<typeof filesOf>): Promise<unknown>;
}

const faults: Fault[] = [
  {
    title: 'throws when its page is rendered',
    stage: 'render',
    edit: replaceIn(
      ROUTES,
      /(path:"\/profile",.*?)Component:/s,
      '$1Component:()=>{throw new Error("planted in the page")},former:',
    ),
  },
  {
    title: 'has no entry',
    stage: 'entry',
    edit: asBuilt,
    plant: (page, { entry }) => page404(page, entry),
  },
];

/** What the page reports to the API of failures from now on. */
function reportsOf(page: Page): RemoteFailureReport[] {
  const reports: RemoteFailureReport[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/v1/remote-failures')) reports.push(request.postDataJSON());
  });
  return reports;
}

/** Makes a changed version live. Returns which version was before it. */
async function releaseVariant(site: OwnSite, edit: Edit): Promise<string> {
  const { version } = await liveRelease(site.url);
  await promote(site, area.remote, await storeVariant(site, area.remote, edit));
  return version;
}

/** Whether anything of the live version has been evaluated in the page. */
const isEvaluated = async (page: Page, site: OwnSite) => {
  const { container } = await liveRelease(site.url);
  return page.evaluate((name) => name in window, container);
};

for (const { title, stage, edit, plant } of faults) {
  test(`a version that ${title}: the page is that of the previous one, without a reload, now and the next time`, ({
    page,
    complaints,
  }) =>
    withOwnSite(async (site) => {
      complaints.expect(/planted|404|integrity/);
      const before = await releaseVariant(site, edit);
      const live = await liveRelease(site.url);
      await plant?.(page, filesOf(live));
      const reports = reportsOf(page);

      await enterArea(page, site.url);
      await expect(heading(page, area.heading)).toBeVisible();
      await expect(fallback(page)).toBeHidden();
      await expectNoReload(page);
      const report = { remote: area.remote, version: live.version, stage, replacedBy: before };
      await expect.poll(() => reports).toEqual([report]);

      await page.goto(site.url + area.path);
      await expect(heading(page, area.heading)).toBeVisible();
      expect(await isEvaluated(page, site)).toBe(false);
      expect(reports).toEqual([report]);

      await page.goto(`${site.url}/test`);
      await page.getByRole('button', { name: `Load ${area.remote}` }).click();
      const card = page.getByRole('region', { name: area.remote, exact: true });
      await expect(card.getByRole('status')).toContainText(`failed at stage "${stage}"`);
      await expect(card.getByRole('status')).toContainText('previous version');
      await page.waitForLoadState('networkidle');
    }));
}

test('a version that throws when its page is opened by its address makes way for the previous one', ({
  page,
  complaints,
}) =>
  withOwnSite(async (site) => {
    complaints.expect(/planted/);
    await enterArea(page, site.url);
    await expect(heading(page, area.heading)).toBeVisible();
    const [{ edit }] = faults as [Fault];
    await releaseVariant(site, edit);
    await page.goto(site.url + area.path);
    await expect(heading(page, area.heading)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }));

test('once another version is live, that is taken', ({ page, complaints }) =>
  withOwnSite(async (site) => {
    complaints.expect(/planted/);
    const [{ edit }] = faults as [Fault];
    await releaseVariant(site, edit);
    await enterArea(page, site.url);
    await expect(heading(page, area.heading)).toBeVisible();
    const version = '1.0.0-variant002';
    await promote(site, area.remote, await storeVariant(site, area.remote, asBuilt, { version }));
    await page.goto(site.url + area.path);
    await expect(heading(page, area.heading)).toBeVisible();
    expect(await isEvaluated(page, site)).toBe(true);
    await page.waitForLoadState('networkidle');
  }));

/** A loader that waits for a call of the API, and throws what that failed with. */
const failsWithTheApi = replaceIn(
  ROUTES,
  /(path:"\/profile",)loader:/,
  '$1loader:async()=>{const answer=await fetch("/v1/health"),text=await answer.text();if(!answer.ok)throw new Response(text,answer);return null},former:',
);

test('while the API is down, no version is to blame, and Try again recovers with the live one', ({
  page,
  complaints,
}) =>
  withOwnSite(async (site) => {
    complaints.expect(/503/);
    await releaseVariant(site, failsWithTheApi);
    const reports = reportsOf(page);
    const goBack = await plantFault(page, '/v1/health', (route) => route.fulfill({ status: 503 }));
    await enterArea(page, site.url);
    await expect(fallback(page)).toBeVisible();
    await goBack();
    await expectRecovery(page);
    expect(await isEvaluated(page, site)).toBe(true);
    expect(reports).toEqual([]);
    await page.waitForLoadState('networkidle');
  }));
