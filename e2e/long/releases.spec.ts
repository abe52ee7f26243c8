import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { area, followLink, openHome } from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { liveManifest, remoteIn } from '../fixtures/release-manifests.ts';
import { mfe, promote, rollBack } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const withNewHeading = (_: string, text: string) => text.replaceAll('"Profile"', '"New profile"');

/** Classes of the area's own elements. */
const classesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[class*="mfe_profile"]')
    .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));

test('another version is live at the next visit, and gone again after a rollback', ({ page }) =>
  withOwnSite(async (site) => {
    const before = await liveManifest(site.url);
    const version = await storeVariant(site, area.remote, withNewHeading);
    await page.goto(site.url + area.path);
    await expect(heading(page, 'Profile')).toBeVisible();
    const oldClasses = await classesOf(page);
    expect(oldClasses.length).toBeGreaterThan(0);

    await promote(site, area.remote, version);
    await page.reload();
    await expect(heading(page, 'New profile')).toBeVisible();
    const newClasses = await classesOf(page);
    expect(newClasses).toHaveLength(oldClasses.length);
    expect(
      newClasses.filter((name) => name.startsWith('mfe_') && oldClasses.includes(name)),
    ).toEqual([]);

    await rollBack(site, area.remote);
    await page.reload();
    await expect(heading(page, 'Profile')).toBeVisible();
    const { shell, remotes } = await liveManifest(site.url);
    expect({ shell, remotes }).toEqual({ shell: before.shell, remotes: before.remotes });
  }));

test('a page that was open during a release goes on with what it has', ({ page }) =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, area.remote, withNewHeading);
    await openHome(page, site.url);
    await promote(site, area.remote, version);
    await followLink(page);
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'New profile')).toBeVisible();
  }));

test('a site that has lost its files on the disk has them from the database', ({ page }) =>
  withOwnSite(async (site) => {
    await rm(join(site.dataDir, 'releases'), { recursive: true });
    await page.goto(site.url + area.path);
    await expect(heading(page, 'Profile')).toBeVisible();
  }));

const withBrokenPage = (_: string, text: string) =>
  text.replace(/(path:"\/profile",.*?)Component:/s, (_all, before) => {
    return `${before}Component:()=>{throw new Error("planted")},former:`;
  });

test('a release with a page that throws is refused before anybody sees it, and its preview shows why', ({
  page,
  complaints,
}) =>
  withOwnSite(async (site) => {
    complaints.expect(/planted/);
    const version = await storeVariant(site, area.remote, withBrokenPage);
    await expect(mfe(site, 'prove', area.remote, version)).rejects.toThrow(
      /isn't going live[\s\S]*\/profile: the console says: .*planted/,
    );
    const link = await mfe(site, 'preview', area.remote, version);
    await page.goto(link.trim());
    await page.getByRole('button', { name: 'Open the preview' }).click();
    await expect(page.getByText(`Preview: ${area.remote} ${version}`)).toBeVisible();
    await page.goto(site.url + area.path);
    await expect(heading(page, 'This page is taking a break')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the live site' }).click();
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }));

/** What browsers render isn't what the server did. */
const withAnotherHeadingInBrowsers = (file: string, text: string) =>
  file === 'server.js' ? text : text.replaceAll('"Profile"', '"Your profile"');

test('a page that a browser renders differently from the server is refused, and says so', () =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, area.remote, withAnotherHeadingInBrowsers);
    const refusal = await mfe(site, 'prove', area.remote, version).catch(({ stderr }) => stderr);
    expect(refusal).toMatch(/\/profile: (the console says|it throws): .*#418/);
  }));

const FILLS_A_SLOT = 'mfe-roadmaps';

/** Its panel for the home page throws. */
const withBrokenPanel = (file: string, text: string) => {
  const [, container] = /^var (mfe_roadmaps_\w+);/.exec(text) ?? [];
  if (file !== 'remote-entry.js' || !container) return text;
  return `${text}
;(() => {
  const { get, init } = ${container};
  const Broken = () => { throw new Error("planted"); };
  ${container} = {
    init,
    get: async (name) => name.includes("continue") ? () => ({ default: Broken }) : get(name),
  };
})();`;
};

test('a panel that throws on the home page is refused, and says where', () =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, FILLS_A_SLOT, withBrokenPanel);
    const refusal = await mfe(site, 'prove', FILLS_A_SLOT, version).catch(({ stderr }) => stderr);
    expect(refusal).toMatch(/\/, signed in: the console says: .*planted/);
    expect(refusal).not.toMatch(/\/roadmaps/);
  }));

const withPageBrokenForPersons = (_: string, text: string) =>
  text.replace(/path:"\/profile",.*?Component:function\(\)\{/s, (before) => {
    return `${before}if(localStorage.getItem("token"))throw new Error("planted");`;
  });

test("a page that throws only for someone who's signed in is refused, and says so", () =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, area.remote, withPageBrokenForPersons);
    const refusal = await mfe(site, 'prove', area.remote, version).catch(({ stderr }) => stderr);
    expect(refusal).toMatch(/\/profile, signed in: the console says: .*planted/);
    expect(refusal).not.toContain('/profile: ');
  }));

const withBusyPage = (_: string, text: string) =>
  text.replace(/path:"\/profile",.*?Component:function\(\)\{/s, (before) => {
    return `${before}if(localStorage.getItem("token"))for(;;);`;
  });

test('a page that is busy for ever is refused, and no other page is blamed for it', () =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, area.remote, withBusyPage);
    const refusal = await mfe(site, 'prove', area.remote, version).catch(({ stderr }) => stderr);
    expect(refusal).toMatch(/\/profile, signed in: it doesn't settle: /);
    expect(refusal.match(/doesn't settle/g)).toHaveLength(1);
  }));

/** A button that says nothing, beside the page. */
const withNamelessButton = (_: string, text: string) =>
  text.replace(/path:"\/profile",.*?Component:function\(\)\{/s, (before) => {
    const planted = 'document.body.append(document.createElement("button"))';
    return `${before}if(typeof document==="object")queueMicrotask(()=>${planted});`;
  });

test('a page with a control that screen readers cannot name is refused, and says so', () =>
  withOwnSite(async (site) => {
    const version = await storeVariant(site, area.remote, withNamelessButton);
    const refusal = await mfe(site, 'prove', area.remote, version).catch(({ stderr }) => stderr);
    expect(refusal).toMatch(/\/profile, signed in: accessibility, button-name: /);
  }));

test('a version that outgrows its budget or holds a copy of React is refused, and goes live by a reason', () =>
  withOwnSite(async (site) => {
    const noise = randomBytes(120_000).toString('base64');
    const copy = 'const copy=(e,t)=>({$$typeof:Symbol.for("react.element"),type:e,key:t})';
    const version = await storeVariant(site, area.remote, (file, text) =>
      file === 'remote-entry.js' ? `${text}\n/* ${noise} */` : `${text}\n// ${copy}`,
    );
    const refused = [
      /outgrows its budget\.scripts of \d+ KiB: .* is live, has \d+\.\d KiB\. What has grown: remote-entry\.js/,
      /brings a copy of react, which the shell shares: \S+\.js holds it/,
    ];
    for (const verb of ['prove', 'promote']) {
      const says = await mfe(site, verb, area.remote, version).catch(({ stderr }) => stderr);
      for (const reason of refused) expect(says, verb).toMatch(reason);
    }
    await mfe(site, 'promote', area.remote, version, '--force', '--why', 'to see it fall');
    expect(await mfe(site, 'history', area.remote)).toContain('unproved: to see it fall');
    expect(await mfe(site, 'rollback', area.remote)).toContain('is live.');
  }));

test('a team publishes with the command line, goes back, and reads what happened', () =>
  withOwnSite(async (site) => {
    const built = remoteIn(await liveManifest(site.url), area.remote).version;
    const variant = await storeVariant(site, area.remote, withNewHeading);
    await promote(site, area.remote, variant);

    expect(await mfe(site, 'publish', area.remote)).toContain(`${area.remote} ${built} is live.`);
    expect(await mfe(site, 'list', area.remote)).toMatch(
      new RegExp(`${variant}\\s+before[\\s\\S]*${built}\\s+live`),
    );
    expect(await mfe(site, 'rollback', area.remote, '--why', 'tried')).toContain(
      `${area.remote} ${variant} is live.`,
    );
    expect(remoteIn(await liveManifest(site.url), area.remote).version).toBe(variant);
    expect(await mfe(site, 'history', area.remote)).toMatch(/rollback[\s\S]*tried[\s\S]*promote/);
    await expect(mfe(site, 'promote', area.remote, '9.9.9-h000000000')).rejects.toThrow(
      `The store has no ${area.remote} 9.9.9-h000000000.`,
    );
  }));
