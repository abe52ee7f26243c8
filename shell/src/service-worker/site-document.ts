/**
 * The one document in the cache. It's a visitor's, holds nobody's data, and stands in for the document of any page that
 * can't be fetched: the page is then made from cached files and responses.
 */
import type { Boot } from '@site/shared/contracts/composition';
import { OFFLINE_PATH, offlineMarks } from '@site/shared/contracts/composition';
import { cachedPaths, dropFiles, fetchFiles, openFiles } from './files.ts';
import { type FileToCache, filesToCache } from './files-to-cache.ts';

const BEGIN = '<script type="application/json" id="boot">';
const END = '</script>';

/** The boot block of a document. */
function bootIn(html: string): Boot {
  const begin = html.indexOf(BEGIN) + BEGIN.length;
  return JSON.parse(html.slice(begin, html.indexOf(END, begin)));
}

const TYPEFACE = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g;

/** The typefaces that the document preloads. They're published beside releases, and browsers check no hash of them. */
const typefacesIn = (html: string): FileToCache[] =>
  [...html.matchAll(TYPEFACE)].map(([, address = '']) => ({
    path: new URL(address, location.href).pathname,
    integrity: '',
  }));

let renewing = Promise.resolve();

/**
 * Caches the live release: first its files, then its document, so that the cache is always complete. If that fails, the
 * cache stays as it was.
 * @param loaded paths of files that a page has loaded before the service worker could see it
 */
export function renew(loaded: readonly string[] = []): Promise<void> {
  renewing = renewing.then(() => renewOnce(loaded)).catch(() => {});
  return renewing;
}

async function renewOnce(loaded: readonly string[]): Promise<void> {
  // As a visitor, who can't be in a preview or in the past.
  const response = await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-cache' });
  if (response.status !== 200 || !response.headers.has(offlineMarks.document)) return;
  const files = await openFiles();
  const html = await response.clone().text();
  const before = await cachedPaths(files);
  const { releaseManifest, config } = bootIn(html);
  const required = [...filesToCache(releaseManifest, [...before, ...loaded]), ...typefacesIn(html)];
  await fetchFiles(files, required, config.releasesOrigin ?? '');
  await files.put(OFFLINE_PATH, response);
  // What a page has requested meanwhile stays: it isn't among these paths.
  await dropFiles(files, before, required);
}

/** The release manifest of the cached document; null if there is none. */
export async function cachedManifestId(): Promise<string | null> {
  const cached = await cachedDocument();
  return cached?.headers.get(offlineMarks.document) ?? null;
}

const cachedDocument = async () => (await openFiles()).match(OFFLINE_PATH, { ignoreVary: true });

/** @param theme the person's choice, since the document is the same for everyone */
export async function standIn(theme: string | undefined): Promise<Response | undefined> {
  const cached = await cachedDocument();
  if (!cached || (theme !== 'light' && theme !== 'dark')) return cached;
  const html = await cached.text();
  return new Response(html.replace('<html lang="en"', `$& data-theme="${theme}"`), cached);
}
