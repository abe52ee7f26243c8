/** Faults that a team has published: the files are as built, and the build does not work. */
import { writeFile } from 'node:fs/promises';
import type { Boot, ReleaseManifest, RemoteRelease } from '@site/shared/contracts';
import {
  area,
  enterArea,
  expectFallbackInAreaOnly,
  expectRecovery,
  fallback,
} from '../fixtures/area.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { release } from '../fixtures/release-command.ts';
import { remoteIn, storedManifest } from '../fixtures/release-manifests.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const ROUTES = '__federation_expose_routes.js';

/** Replaces one piece of one file, which must be there, else the fault would not be planted. */
const replaceIn =
  (wanted: string, pattern: RegExp, planted: string) => (file: string, text: string) => {
    if (file !== wanted) return text;
    if (!pattern.test(text)) throw new Error(`${wanted} holds no ${pattern}.`);
    return text.replace(pattern, planted);
  };

const faults = [
  {
    title: 'an entry that throws while it is evaluated',
    edit: replaceIn('remote-entry.js', /^/, 'throw new Error("planted in the entry");'),
    says: 'stage evaluate',
  },
  {
    title: 'routes that throw while they are evaluated',
    edit: replaceIn(
      ROUTES,
      /path:"\/profile"/,
      'path:(()=>{throw new Error("planted in the module")})()',
    ),
    says: 'stage evaluate',
  },
  {
    title: 'a page that throws while it is rendered',
    edit: replaceIn(
      ROUTES,
      /(path:"\/profile",.*?)Component:/s,
      '$1Component:()=>{throw new Error("planted in the page")},former:',
    ),
    says: 'Something on this page stopped working.',
  },
];

for (const { title, edit, says } of faults) {
  test(`${title}: a fallback in that area alone, and Try again recovers once it is rolled back`, ({
    page,
    complaints,
  }) =>
    withOwnSite(async ({ url, releasesDir }) => {
      complaints.expect(/planted/);
      const version = await storeVariant(releasesDir, area.remote, edit);
      await release(releasesDir, 'switch', area.remote, version);
      await enterArea(page, url);
      await expectFallbackInAreaOnly(page);
      await expect(fallback(page)).toContainText(says);
      await release(releasesDir, 'rollback', area.remote);
      await expectRecovery(page);
      // Its own calls end before the site does.
      await page.waitForLoadState('networkidle');
    }));
}

test('a remote that needs another contract: a fallback in that area alone, and Try again recovers', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: needingContract('^9.0.0', await response.text()) });
    },
  );
  await enterArea(page);
  await expectFallbackInAreaOnly(page);
  await expect(fallback(page)).toContainText(`${area.remote}, stage contract`);
  await expectRecovery(page);
});

/** The page with a release manifest in which the area's remote states another range. */
const needingContract = (contract: string, html: string) =>
  html.replace(
    /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
    (_, open, json, close) => {
      const boot: Boot = JSON.parse(json);
      remoteIn(boot.releaseManifest, area.remote).contract = contract;
      return open + JSON.stringify(boot).replaceAll('<', '\\u003c') + close;
    },
  );

/** The release manifest with other facts about the area's remote. */
const withFacts = (manifest: ReleaseManifest, facts: Partial<RemoteRelease>) => {
  const remote = { ...remoteIn(manifest, area.remote), ...facts };
  return JSON.stringify({ ...manifest, remotes: { ...manifest.remotes, [area.remote]: remote } });
};

const unknownSchema: Record<keyof Pick<ReleaseManifest, 'schemaVersion'>, number> = {
  schemaVersion: 2,
};

const badManifests: { title: string; spoil: (good: ReleaseManifest) => string }[] = [
  { title: 'no JSON', spoil: () => 'half a s' },
  { title: 'an unknown schema', spoil: (good) => JSON.stringify({ ...good, ...unknownSchema }) },
  {
    title: 'a remote that needs another contract',
    spoil: (good) => withFacts(good, { contract: '^9.0.0' }),
  },
  {
    title: 'a remote that uses what the shell lacks',
    spoil: (good) => withFacts(good, { uses: { '@site/shared/none': ['Nothing'] } }),
  },
  { title: 'a file without a hash', spoil: (good) => withFacts(good, { files: {} }) },
  {
    title: 'two remotes at one address',
    spoil: (good) => withFacts(good, { mountPaths: ['/admin'] }),
  },
];

test('a release manifest that does not hold together is refused, and the last good one stays live', ({
  request,
}) =>
  withOwnSite(async ({ url, releasesDir, log }) => {
    const good = await storedManifest(releasesDir);
    expect((await request.get(`${url}/release-manifest.json`)).status()).toBe(200);
    for (const { title, spoil } of badManifests) {
      const bad = spoil(good);
      await writeFile(`${releasesDir}/release-manifest.json`, bad);
      const answer = await request.get(`${url}/release-manifest.json`);
      expect(answer.status(), title).toBe(200);
      expect(await answer.json(), title).toEqual(good);
      expect((await request.get(`${url}/profile`)).status(), title).toBe(200);
    }
    expect(
      log().match(/The release manifest is refused, the last good one stays live/g),
    ).toHaveLength(badManifests.length);
  }));
