/** Faults that a team has published: the files are as built, and the build does not work. */
import { alterAndSignAll } from '../fixtures/altered-manifest.ts';
import {
  area,
  enterArea,
  expectFallbackInAreaOnly,
  expectRecovery,
  fallback,
} from '../fixtures/area.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { liveManifest, promote, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const ROUTES = '__federation_expose_routes.js';

/** Replaces one piece of one file, which must be there, else the fault would not be planted. */
const replaceIn =
  (target: string, pattern: RegExp, planted: string) => (file: string, text: string) => {
    if (file !== target) return text;
    if (!pattern.test(text)) throw new Error(`${target} holds no ${pattern}.`);
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
  test(`${title}, in the version before as well: a fallback in that area alone, and Try again recovers after a rollback`, ({
    page,
    complaints,
  }) =>
    withOwnSite(async (site) => {
      complaints.expect(/planted/);
      const good = remoteIn(await liveManifest(site.url), area.remote).version;
      for (const version of ['1.0.0-variant001', '1.0.0-variant002']) {
        await promote(site, area.remote, await storeVariant(site, area.remote, edit, { version }));
      }
      await enterArea(page, site.url);
      await expectFallbackInAreaOnly(page);
      await expect(fallback(page)).toContainText(says);
      await promote(site, area.remote, good);
      await expectRecovery(page);
      // Its own calls end before the site does.
      await page.waitForLoadState('networkidle');
    }));
}

test('a remote that needs another contract: a fallback in that area alone, and Try again recovers', async ({
  page,
}) => {
  const letThrough = await alterAndSignAll(page, (manifest) => {
    remoteIn(manifest, area.remote).contract = '^9.0.0';
  });
  await enterArea(page);
  await expectFallbackInAreaOnly(page);
  await expect(fallback(page)).toContainText(`${area.remote}, stage contract`);
  await letThrough();
  await expectRecovery(page);
});
