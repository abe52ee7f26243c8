/**
 * The one document that is kept. It's a visitor's, holds nobody's data, and stands in for the document of any page that
 * can't be had: the page is then made from files and answers that are kept.
 */
import { type Boot, OFFLINE_PATH, offlineMarks } from '@site/shared/contracts';
import { dropFiles, fetchFiles, keptPaths, openFiles } from './files.ts';
import { type WantedFile, wantedFiles } from './wanted-files.ts';

const BEGIN = '<script type="application/json" id="boot">';
const END = '</script>';

/** What a document says of the page that it's for. */
function bootIn(html: string): Boot {
  const begin = html.indexOf(BEGIN) + BEGIN.length;
  return JSON.parse(html.slice(begin, html.indexOf(END, begin)));
}

const TYPEFACE = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g;

/** What the document announces. They're published beside releases, and browsers check no hash of them. */
const typefacesIn = (html: string): WantedFile[] =>
  [...html.matchAll(TYPEFACE)].map(([, address = '']) => ({
    path: new URL(address, location.href).pathname,
    integrity: '',
  }));

let renewing = Promise.resolve();

/**
 * Takes what is live now: first its files, then its document, so that what is kept is always whole. If that can't be
 * done, what was kept stays.
 * @param loaded paths of files that a page has loaded before the service worker could see it
 */
export function renew(loaded: readonly string[] = []): Promise<void> {
  renewing = renewing.then(() => renewOnce(loaded)).catch(() => {});
  return renewing;
}

async function renewOnce(loaded: readonly string[]): Promise<void> {
  // As a visitor, who can't be in a preview or in the past.
  const answer = await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-cache' });
  if (answer.status !== 200 || !answer.headers.has(offlineMarks.document)) return;
  const files = await openFiles();
  const html = await answer.clone().text();
  const kept = await keptPaths(files);
  const { releaseManifest, config } = bootIn(html);
  const wanted = [...wantedFiles(releaseManifest, [...kept, ...loaded]), ...typefacesIn(html)];
  await fetchFiles(files, wanted, config.releasesOrigin ?? '');
  await files.put(OFFLINE_PATH, answer);
  // What a page has asked for meanwhile stays: nobody knew of it when this began.
  await dropFiles(files, kept, wanted);
}

/** The release manifest that what is kept belongs to; null if nothing is. */
export async function keptManifestId(): Promise<string | null> {
  const kept = await keptDocument();
  return kept?.headers.get(offlineMarks.document) ?? null;
}

const keptDocument = async () => (await openFiles()).match(OFFLINE_PATH, { ignoreVary: true });

/** @param theme as the person has chosen it, since the document is everybody's */
export async function standIn(theme: string | undefined): Promise<Response | undefined> {
  const kept = await keptDocument();
  if (!kept || (theme !== 'light' && theme !== 'dark')) return kept;
  const html = await kept.text();
  return new Response(html.replace('<html lang="en"', `$& data-theme="${theme}"`), kept);
}
