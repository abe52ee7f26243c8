/** A release store whose shell and remotes are a few lines of code each. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageEntry, ReleaseManifest } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';

/**
 * A shell that holds what belongs to a render as the real one does, and leaves the page to the remote: `page` gets
 * what the shell knows of the render.
 */
export const SHELL = `
const { AsyncLocalStorage } = require('node:async_hooks');
const scopes = new AsyncLocalStorage();
const facts = () => scopes.getStore();
exports.provides = { facts };
exports.render = (request) => scopes.run(request, async () => {
  const remote = request.remotes['mfe-' + request.address.slice(1, 2)];
  const page = remote ? remote.page : async () => 'home of ' + (facts().user?.name ?? 'a visitor');
  const html = await page();
  if (html?.redirect) return { kind: 'redirect', status: 301, location: html.redirect };
  const gone = /^\\/(a\\/gone|nothing|[cd]\\/)/.test(request.address);
  const user = facts().user;
  return {
    kind: 'page',
    status: gone ? 404 : 200,
    head: { title: gone ? 'Gone' : 'Rendered ' + request.address },
    stylesheets: [],
    html: '<main>' + html + '</main>',
    state: { user, queries: [], loaderData: {}, panels: [] },
  };
});
exports.sitemapOf = async ({ unit, remotes, get }) => remotes[unit]?.sitemap?.(get) ?? [];`;

/** A remote whose page is the value of an asynchronous function's body. */
export const pageOf = (body: string) =>
  `const facts = require('facts'); exports.page = async () => { ${body} };`;

export interface RenderingSite {
  releasesDir: string;
  manifest(): ReleaseManifest;
  /** The release manifest of these server builds, by unit, which lie where a site stores its files; null for a release without one. */
  publish(builds: Record<string, string | null>): ReleaseManifest;
  /** Changes the stored file of a unit, as no release does. */
  spoil(unit: string): void;
  dispose(): void;
}

/** @param pages what remotes declare of their pages, by name */
export function createRenderingSite(
  builds: Record<string, string | null>,
  pages: Record<string, PageEntry[]> = {},
): RenderingSite {
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'rendered-'));
  let sequence = 0;
  let live: ReleaseManifest;

  const fileOf = (base: string) =>
    path.join(releasesDir, base.replace('/releases/', ''), 'server.js');

  function publish(next: Record<string, string | null>): ReleaseManifest {
    sequence += 1;
    const remotes = Object.keys(next).filter((unit) => unit !== 'shell');
    const manifest = testReleaseManifest(
      Object.fromEntries(
        remotes.map((name) => [name, testRemote(name, pages[name] && { pages: pages[name] })]),
      ),
    );
    Object.assign(manifest, { sequence, manifestId: `${sequence}-00000000` });
    for (const [unit, source] of Object.entries(next)) {
      const release = unit === 'shell' ? manifest.shell : manifest.remotes[unit];
      if (!release || source === null) continue;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 9);
      Object.assign(release, { version: `1.0.0-h${hash}`, server: 'server.js' });
      release.base = `/releases/${unit}/${release.version}/`;
      release.unitManifest = `${release.base}manifest.json`;
      release.files['server.js'] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
      mkdirSync(path.dirname(fileOf(release.base)), { recursive: true });
      writeFileSync(fileOf(release.base), source);
    }
    live = manifest;
    return manifest;
  }

  live = publish(builds);
  return {
    releasesDir,
    manifest: () => live,
    publish,
    spoil(unit) {
      const release = unit === 'shell' ? live.shell : live.remotes[unit];
      writeFileSync(fileOf(release?.base ?? ''), 'exports.page = async () => "spoilt"');
    },
    dispose: () => rmSync(releasesDir, { recursive: true, force: true }),
  };
}
