/**
 * Which files a release may hold, and what browsers take each for. They're on the site's own origin, where a document
 * would be the site: so none of these is one, but for frames, whose policy gives them an origin of their own.
 */

interface FileKind {
  type: string;
  /** Where a page or a frame of the site takes it from: opened by itself, it's downloaded. */
  isInline: boolean;
  isFrame?: boolean;
}

const inline = (type: string): FileKind => ({ type, isInline: true });
const download = (type: string): FileKind => ({ type, isInline: false });

const FRAME: FileKind = { type: 'text/html; charset=utf-8', isInline: true, isFrame: true };

/** By what a name ends with, in small letters. */
const KINDS: Readonly<Record<string, FileKind>> = {
  js: inline('text/javascript; charset=utf-8'),
  css: inline('text/css; charset=utf-8'),
  wasm: inline('application/wasm'),
  woff2: inline('font/woff2'),
  avif: inline('image/avif'),
  jpg: inline('image/jpeg'),
  png: inline('image/png'),
  webp: inline('image/webp'),
  // Pages show it as a picture. By itself it would be a document that may hold scripts.
  svg: download('image/svg+xml'),
  json: download('application/json; charset=utf-8'),
  txt: download('text/plain; charset=utf-8'),
  bin: download('application/octet-stream'),
  zip: download('application/zip'),
};

const COMPRESSED = /\.(br|gz)$/;

/** In a folder that versions share, as the service worker expects it (shell/src/service-worker/kind-of.ts). */
const isFrame = (folder: string, path: string) =>
  /^[a-z][\w.-]*$/.test(folder) && /^\w+\.html$/.test(path);

/** null for what no release may hold. Compressed copies have none: they are served under the name of what they hold. */
export function kindOf(folder: string, path: string): FileKind | null {
  if (isFrame(folder, path)) return FRAME;
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return (path.includes('.') && Object.hasOwn(KINDS, extension) && KINDS[extension]) || null;
}

/** What a compressed copy is a copy of; the file itself for all others. */
export const uncompressed = (path: string): string => path.replace(COMPRESSED, '');

/** The names that compressed copies of a file have. */
export const compressedCopies = (path: string): string[] => [`${path}.br`, `${path}.gz`];

/** In words, for teams. */
export const allowedKinds = `${Object.keys(KINDS)
  .map((extension) => `.${extension}`)
  .join(', ')}, compressed copies of them (.br, .gz), and .html directly in a shared folder`;
