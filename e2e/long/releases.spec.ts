import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { area, followLink, openHome } from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { liveManifest, mfe, promote, remoteIn, rollBack } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const withNewHeading = (_: string, text: string) => text.replaceAll('"Profile"', '"New profile"');

const same = (_: string, text: string) => text;

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

test('a version that outgrows its budget or holds a copy of React is refused, and goes live by a reason', () =>
  withOwnSite(async (site) => {
    const noise = randomBytes(120_000).toString('base64');
    const copy = 'const copy=(e,t)=>({$$typeof:Symbol.for("react.element"),type:e,key:t})';
    const version = await storeVariant(site, area.remote, (file, text) =>
      // An entry that throws ends the proof before any page is opened.
      file === 'remote-entry.js'
        ? `${text}\n/* ${noise} */;throw new Error("planted");`
        : `${text}\n// ${copy}`,
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

    const stored = await mfe(site, 'publish', area.remote, '--no-promote');
    expect(stored).toContain(`${area.remote} ${built} is proved: `);
    const published = await mfe(site, 'publish', area.remote);
    expect(published).toContain(`${area.remote} ${built} was proved before`);
    expect(published).toContain(`${area.remote} ${built} is live.`);
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

test('units that need each other are published together, and one step takes all of them back', () =>
  withOwnSite(async (site) => {
    const units = ['mfe-auth', 'mfe-profile'];
    const built = await liveManifest(site.url);
    for (const unit of units) await promote(site, unit, await storeVariant(site, unit, same));
    const { manifestId } = await liveManifest(site.url);

    const asked = await mfe(site, 'publish', ...units, '--together').catch(({ stderr }) => stderr);
    expect(asked).toContain('Make these 2 live? Say so with --yes.');
    expect((await liveManifest(site.url)).manifestId).toBe(manifestId);

    const said = await mfe(site, 'publish', ...units, '--together', '--yes', '--why', 'a major');
    expect(said).toContain('These go live together, all or none:');
    const live = await liveManifest(site.url);
    for (const unit of units) {
      const { version } = remoteIn(built, unit);
      expect(said).toContain(`  ${unit}  1.0.0-variant001 → ${version}`);
      expect(remoteIn(live, unit).version).toBe(version);
    }
    expect(live.sequence).toBe(Number(manifestId.split('-')[0]) + 1);

    expect(said).toContain(`One step takes all of them back: restore ${manifestId}`);
    await mfe(site, 'restore', manifestId);
    const { remotes } = await liveManifest(site.url);
    expect(units.map((unit) => remotes[unit]?.version)).toEqual([
      '1.0.0-variant001',
      '1.0.0-variant001',
    ]);
  }));

test('a package of the shell is tried in a browser with all live remotes, and nothing goes live by that', () =>
  withOwnSite(async (site) => {
    const { manifestId } = await liveManifest(site.url);
    const unknown = await mfe(site, 'simulate', '--shared', 'left-pad@1.3.0', '--prove').catch(
      ({ stderr }) => stderr,
    );
    expect(unknown).toContain('Nothing here depends on left-pad@1.3.0');

    const { dependencies } = JSON.parse(await readFile(projectPath('shared/package.json'), 'utf8'));
    const spec = `zustand@${dependencies.zustand}`;
    expect(await mfe(site, 'simulate', '--shared', spec, '--prove')).toMatch(
      new RegExp(
        `^With ${spec}, the shell of this clone \\(\\S+, stored and not live\\) opens \\d+ pages with all live remotes`,
        'm',
      ),
    );
    expect((await liveManifest(site.url)).manifestId).toBe(manifestId);
  }));
