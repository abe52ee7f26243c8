import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts/composition';
import { offlineMarks } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { installCaches } from '../testing/fake-caches.ts';
import { cachedManifestId, renew, standIn } from './site-document.ts';

const MAIN = '/releases/shell/1.0.0-h000000000/main.js';
/** The same shell with another version of its remote. */
const second = (manifest: ReleaseManifest): ReleaseManifest => {
  const base = '/releases/mfe-a/2.0.0-h000000002/';
  const remotes = { 'mfe-a': { ...testRemote('mfe-a'), version: '2.0.0-h000000002', base } };
  return { ...manifest, manifestId: '2-00000000', remotes };
};

interface Served {
  live?: boolean;
  missing?: string;
  /** The folder of the typeface that the document announces. */
  typeface?: string;
  config?: Partial<RuntimeConfig>;
}

/** A site that serves the document of a release manifest, and files. */
function serve(
  manifest: ReleaseManifest,
  { live = true, missing = '', typeface = '', config = {} }: Served = {},
) {
  const requested: string[] = [];
  const link = `<link rel="preload" as="font" type="font/woff2" href="${config.releasesOrigin ?? ''}/releases/shell/${typeface}/figtree.woff2" crossorigin="anonymous">`;
  const html = `<!doctype html>\n<html lang="en">\n${typeface && link}<script type="application/json" id="boot">${JSON.stringify({ releaseManifest: manifest, config })}</script>`;
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(address);
    requested.push(path);
    if (path === missing) return new Response('', { status: 404 });
    if (path !== '/offline') return new Response(init.integrity);
    const headers: Record<string, string> = live
      ? { [offlineMarks.document]: manifest.manifestId }
      : {};
    return new Response(html, { headers });
  });
  return requested;
}

let cached: ReturnType<typeof installCaches>;
const files = async () => (await cached())['site-files']?.toSorted();

beforeEach(() => {
  cached = installCaches();
});

test('the live document is cached with the files it begins with, each requested with its hash', async () => {
  serve(testReleaseManifest());
  await renew();
  expect(await cachedManifestId()).toBe('1-00000000');
  const shell = '/releases/shell/1.0.0-h000000000/';
  expect(await files()).toEqual(['/offline', `${shell}main.css`, MAIN, `${shell}ui.js`]);
  const main = await caches.match(MAIN, { cacheName: 'site-files' });
  expect(await main?.text()).toBe(testReleaseManifest().shell.files['main.js']);
});

test('another release replaces the former, with what was used of it', async () => {
  serve(testReleaseManifest());
  const loaded = ['/releases/mfe-a/1.0.0-h000000001/routes.js'];
  await renew(loaded);
  expect(await files()).toEqual(expect.arrayContaining(loaded));
  const requested = serve(second(testReleaseManifest()));
  await renew();
  const own = '/releases/mfe-a/2.0.0-h000000002/';
  expect(await files()).toEqual(
    expect.arrayContaining([`${own}remote-entry.js`, `${own}routes.js`]),
  );
  expect((await files())?.join()).not.toContain('/1.0.0-h000000001/');
  expect(requested).not.toContain(MAIN);
  expect(await cachedManifestId()).toBe('2-00000000');
});

test("the cache stays complete if a file of another release can't be fetched", async () => {
  serve(testReleaseManifest());
  await renew(['/releases/mfe-a/1.0.0-h000000001/routes.js']);
  const before = await files();
  const missing = '/releases/mfe-a/2.0.0-h000000002/routes.js';
  serve(second(testReleaseManifest()), { missing });
  await renew();
  expect(await cachedManifestId()).toBe('1-00000000');
  expect(await files()).toEqual(expect.arrayContaining(before ?? []));
});

test('the typeface is cached, and the one before is evicted', async () => {
  const typefaces = async () => (await files())?.filter((path) => path.endsWith('.woff2'));
  serve(testReleaseManifest(), { typeface: 'type-1' });
  await renew();
  expect(await typefaces()).toEqual(['/releases/shell/type-1/figtree.woff2']);
  const requested = serve(testReleaseManifest(), { typeface: 'type-1' });
  await renew();
  expect(requested).toEqual(['/offline']);
  serve(testReleaseManifest(), { typeface: 'type-2' });
  await renew();
  expect(await typefaces()).toEqual(['/releases/shell/type-2/figtree.woff2']);
});

test('files are fetched from their origin, and cached by their paths', async () => {
  const config = { releasesOrigin: 'https://files.example.org' };
  const requested = serve(testReleaseManifest(), { typeface: 'type-1', config });
  await renew();
  expect(requested.filter((address) => !address.startsWith(config.releasesOrigin))).toEqual([
    '/offline',
  ]);
  expect(await files()).toEqual(
    expect.arrayContaining([MAIN, '/releases/shell/type-1/figtree.woff2']),
  );
});

test("what isn't live isn't cached", async () => {
  serve(testReleaseManifest(), { live: false });
  await renew();
  expect(await cachedManifestId()).toBeNull();
});

test('the document comes in the theme that was chosen', async () => {
  serve(testReleaseManifest());
  await renew();
  expect(await (await standIn('dark'))?.text()).toContain('<html lang="en" data-theme="dark">');
  expect(await (await standIn(undefined))?.text()).toContain('<html lang="en">');
  expect(await (await standIn('"><script>'))?.text()).toContain('<html lang="en">');
});
