import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { area, followLink, openHome } from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { release } from '../fixtures/release-command.ts';
import { remoteIn, storedManifest } from '../fixtures/release-manifests.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

/** What every file of a release store holds, and when it was last written. */
async function inventory(releasesDir: string): Promise<Record<string, string>> {
  const entries = await readdir(releasesDir, { recursive: true });
  const facts = entries.sort().map(async (name) => {
    const file = join(releasesDir, name);
    const { mtimeMs, isFile } = await stat(file).then((s) => ({
      mtimeMs: s.mtimeMs,
      isFile: s.isFile(),
    }));
    if (!isFile) return [];
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [[name, `${hash} ${mtimeMs}`] as const];
  });
  return Object.fromEntries((await Promise.all(facts)).flat());
}

const withNewHeading = (_: string, text: string) => text.replaceAll('"Profile"', '"New profile"');

const throwingRoutes = (_: string, text: string) =>
  text.replace('path:"/profile"', 'path:(()=>{throw new Error("boom")})()');

/** Classes of the area's own elements. */
const classesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[class*="mfe_profile"]')
    .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));

test('publishing one remote touches no file of another', () =>
  withOwnSite(async ({ releasesDir }) => {
    const live = remoteIn(await storedManifest(releasesDir), area.remote).version;
    const all = await inventory(releasesDir);
    await rm(join(releasesDir, area.remote, live), { recursive: true });
    await release(releasesDir, 'publish', area.remote);
    const now = await inventory(releasesDir);
    expect(Object.keys(now)).toEqual(Object.keys(all));
    const changed = Object.keys(all).filter((file) => now[file] !== all[file]);
    expect(changed).toContain('release-manifest.json');
    expect(
      changed.filter((file) => file !== 'release-manifest.json' && !file.startsWith(area.remote)),
    ).toEqual([]);
  }));

test('editing the release manifest alone makes another version live at the next visit, and back', ({
  page,
}) =>
  withOwnSite(async ({ url, releasesDir }) => {
    const version = await storeVariant(releasesDir, area.remote, withNewHeading);
    const stored = await inventory(releasesDir);
    await page.goto(url + area.path);
    await expect(heading(page, 'Profile')).toBeVisible();
    const oldClasses = await classesOf(page);
    expect(oldClasses.length).toBeGreaterThan(0);

    await release(releasesDir, 'switch', area.remote, version);
    await page.reload();
    await expect(heading(page, 'New profile')).toBeVisible();
    const newClasses = await classesOf(page);
    expect(newClasses).toHaveLength(oldClasses.length);
    expect(
      newClasses.filter((name) => name.startsWith('mfe_') && oldClasses.includes(name)),
    ).toEqual([]);

    await release(releasesDir, 'rollback', area.remote);
    await page.reload();
    await expect(heading(page, 'Profile')).toBeVisible();
    const now = await inventory(releasesDir);
    expect(Object.keys(now).filter((file) => now[file] !== stored[file])).toEqual([
      'release-manifest.json',
    ]);
  }));

test('a page that was open during a release goes on with what it has', ({ page }) =>
  withOwnSite(async ({ url, releasesDir }) => {
    const version = await storeVariant(releasesDir, area.remote, withNewHeading);
    await openHome(page, url);
    await release(releasesDir, 'switch', area.remote, version);
    await followLink(page);
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'New profile')).toBeVisible();
  }));

test('a release that throws while it is evaluated is refused before anybody sees it', ({ page }) =>
  withOwnSite(async ({ url, releasesDir }) => {
    const built = remoteIn(await storedManifest(releasesDir), area.remote).version;
    const version = await storeVariant(releasesDir, area.remote, withNewHeading);
    await release(releasesDir, 'switch', area.remote, version);
    await rm(join(releasesDir, area.remote, built), { recursive: true });
    await storeVariant(releasesDir, area.remote, throwingRoutes, built);

    await expect(release(releasesDir, 'publish', area.remote)).rejects.toThrow(
      /Nothing has gone live, .*\n {2}mfe-profile failed at stage "evaluate": boom/,
    );
    await page.goto(url + area.path);
    await expect(heading(page, 'New profile')).toBeVisible();
  }));

test('a version that is not stored cannot be made live', () =>
  withOwnSite(async ({ releasesDir }) => {
    const before = await storedManifest(releasesDir);
    await expect(release(releasesDir, 'switch', area.remote, '9.9.9-none')).rejects.toThrow(
      /The store has no mfe-profile 9\.9\.9-none/,
    );
    expect(await storedManifest(releasesDir)).toEqual(before);
  }));
