/** A version of a remote that doesn't work is replaced by the previous one before anyone notices. */
import type { Page, Request } from '@playwright/test';
import type { RemoteFailureReport } from '@site/shared/contracts/releases';
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
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
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

const throwsInItsPage = replaceIn(
  ROUTES,
  /(path:"\/profile",.*?)Component:/s,
  '$1Component:()=>{throw new Error("planted in the page")},former:',
);

/** A loader that waits for a call of the API, and throws what that failed with. */
const failsWithTheApi = replaceIn(
  ROUTES,
  /(path:"\/profile",)loader:/,
  '$1loader:async()=>{const answer=await fetch("/v1/health"),text=await answer.text();if(!answer.ok)throw new Response(text,answer);return null},former:',
);

/** Renders again as soon as it's rendered. */
const rendersWithoutEnd: Edit = (file, text) => {
  if (file !== ROUTES) return text;
  const [, react] = /\(0,(\w+)\.useState\)/.exec(text.slice(text.indexOf('path:"/profile"'))) ?? [];
  const planted = `let[,again]=(0,${react}.useState)(0);(0,${react}.useEffect)(()=>again(turn=>turn+1));`;
  return replaceIn(
    ROUTES,
    /path:"\/profile",.*?Component:function\(\)\{/s,
    `$&${planted}`,
  )(file, text);
};

/** Does nothing else for seven seconds, once. */
const blocksTheTab = replaceIn(
  ROUTES,
  /^/,
  'setTimeout(()=>{const end=Date.now()+7e3;while(Date.now()<end);},2e3);',
);

const hidesTheFooter: Edit = (file, text) =>
  file.endsWith('.css') ? `${text}\nfooter{display:none}` : text;

const site = ownSiteOfGroup();

/** Makes a version live. Each test has versions of its own, and begins with one that works. */
const release = async (name: string, edit: Edit) => {
  const version = await storeVariant(site(), area.remote, edit, { version: `1.0.0-${name}` });
  await promote(site(), area.remote, version);
  return version;
};

/** What the page reports to the API of failures from now on. */
function reportsOf(page: Page): RemoteFailureReport[] {
  const reports: RemoteFailureReport[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/v1/remote-failures')) reports.push(request.postDataJSON());
  });
  return reports;
}

/** Whether anything of the live version has been evaluated in the page. */
const isEvaluated = async (page: Page) => {
  const { container } = await liveRelease(site().url);
  return page.evaluate((name) => name in window, container);
};

/** The page is that of the previous version, now and the next time, and the failure is reported once. */
async function expectHealed(page: Page, stage: RemoteFailureReport['stage'], replacedBy: string) {
  const { url } = site();
  const { version } = await liveRelease(url);
  const reports = reportsOf(page);
  await enterArea(page, url);
  await expect(heading(page, area.heading)).toBeVisible();
  await expect(fallback(page)).toBeHidden();
  await expectNoReload(page);
  const report = { remote: area.remote, version, stage, replacedBy };
  await expect.poll(() => reports).toEqual([report]);

  await page.goto(url + area.path);
  await expect(heading(page, area.heading)).toBeVisible();
  expect(await isEvaluated(page)).toBe(false);
  expect(reports).toEqual([report]);

  await page.goto(`${url}/test`);
  await page.getByRole('button', { name: `Load ${area.remote}` }).click();
  const card = page.getByRole('region', { name: area.remote, exact: true });
  await expect(card.getByRole('status')).toContainText(`failed at stage "${stage}"`);
  await expect(card.getByRole('status')).toContainText('previous version');
  await page.waitForLoadState('networkidle');
}

test('a version that throws when its page is rendered: the page is that of the previous one, without a reload, until another version is live', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/planted/);
  const before = await release('working001', asBuilt);
  await release('variant001', throwsInItsPage);
  await expectHealed(page, 'render', before);

  await test.step('once another version is live, that is taken', async () => {
    await release('working002', asBuilt);
    await page.goto(site().url + area.path);
    await expect(heading(page, area.heading)).toBeVisible();
    expect(await isEvaluated(page)).toBe(true);
    await page.waitForLoadState('networkidle');
  });

  await test.step('one that throws when its page is opened by its address', async () => {
    await release('variant002', throwsInItsPage);
    await page.goto(site().url + area.path);
    await expect(heading(page, area.heading)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
});

test('a version that has no entry: the page is that of the previous one, without a reload', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|integrity/);
  const before = await release('working003', asBuilt);
  await release('variant003', asBuilt);
  const { entry } = filesOf(await liveRelease(site().url));
  await plantFault(page, entry, (route) => route.fulfill({ status: 404 }));
  await expectHealed(page, 'entry', before);
});

test('while the API is down, no version is to blame, and Try again recovers with the live one', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/);
  await release('working004', asBuilt);
  await release('variant004', failsWithTheApi);
  const reports = reportsOf(page);
  const goBack = await plantFault(page, '/v1/health', (route) => route.fulfill({ status: 503 }));
  await enterArea(page, site().url);
  await expect(fallback(page)).toBeVisible();
  await goBack();
  await expectRecovery(page);
  expect(await isEvaluated(page)).toBe(true);
  expect(reports).toEqual([]);
  await page.waitForLoadState('networkidle');
});

test.describe('what a proof missed is seen while a visitor has the page open:', () => {
  const enter = async (page: Page, name: string, edit: Edit) => {
    const good = await release(`${name}0good1`, asBuilt);
    const version = await release(`${name}0fault`, edit);
    const reports = reportsOf(page);
    await enterArea(page, site().url);
    const report = { remote: area.remote, version, stage: 'render', replacedBy: good };
    return { expectReport: () => expect.poll(() => reports).toEqual([report]) };
  };

  test('a page that keeps links from being followed', async ({ page, complaints }) => {
    // The second is React's: it renders all anew after what was thrown while another page was on its way.
    complaints.expect(/doesn't let its visitors go|React error #520/);
    const { expectReport } = await enter(page, 'trap', rendersWithoutEnd);
    await expect(heading(page, area.heading)).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Roadmaps' }).click();
    await expect(heading(page, 'Roadmaps')).toBeVisible();
    await expectReport();
    await expectNoReload(page);
  });

  test("a page that doesn't respond for seconds", async ({ page, complaints }) => {
    complaints.expect(/didn't respond for 5 s/);
    const { expectReport } = await enter(page, 'busy', blocksTheTab);
    await expectReport();
    await expect(heading(page, area.heading)).toBeVisible();
    await expectNoReload(page);
  });

  test("a page that hides the site's footer", async ({ page, complaints }) => {
    complaints.expect(/hides the site's header or footer/);
    const { expectReport } = await enter(page, 'hide', hidesTheFooter);
    await expectReport();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(heading(page, area.heading)).toBeVisible();
    await expectNoReload(page);
  });
});
