import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { FirstFile, FirstFiles } from './first-files.ts';

/** What would end the element, or what the parser changes, so that the hash would no longer fit. */
const NOT_INLINE = /<[/!]|[\r\0]/;

/** Addresses of files of releases in a stylesheet. In a document they'd lead to the origin of the page. */
const IN_STYLES = /url\((?=\/releases\/)/g;

/** @param origin where the page gets the files from, as a prefix of their paths; '' if it's its own */
export type Inliner = (
  manifest: ReleaseManifest,
  files: FirstFiles,
  origin: string,
) => Promise<FirstFiles>;

type Content = Required<Pick<FirstFile, 'content' | 'integrity'>>;

/**
 * Gives files their full addresses, and stylesheets and early scripts their content, so that a page is painted as soon as its document is there. A
 * file that isn't there, or isn't what its hash says, stays one that the browser requests and checks.
 */
export function createInliner(releasesDir: string): Inliner {
  let manifestId = '';
  const contents = new Map<string, Promise<Content | undefined>>();

  async function read(
    { address, integrity }: FirstFile,
    origin: string,
  ): Promise<Content | undefined> {
    // Code in development is served by its own server and changes while it is written.
    if (!address.startsWith('/releases/')) return undefined;
    const file = path.join(releasesDir, address.slice('/releases/'.length));
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null || hashOf(bytes) !== integrity) return undefined;
    const content = bytes.toString('utf8').replace(IN_STYLES, `url(${origin}`);
    return NOT_INLINE.test(content) ? undefined : { content, integrity: hashOf(content) };
  }

  function contentOf(file: FirstFile, origin: string): Promise<Content | undefined> {
    const key = origin + file.address;
    const known = contents.get(key) ?? read(file, origin);
    contents.set(key, known);
    return known;
  }

  return async (manifest, files, origin) => {
    if (manifest.manifestId !== manifestId) contents.clear();
    manifestId = manifest.manifestId;
    const at = (file: FirstFile) => ({ ...file, address: origin + file.address });
    const withContents = (these: FirstFile[]): Promise<FirstFile[]> =>
      Promise.all(these.map(async (file) => ({ ...at(file), ...(await contentOf(file, origin)) })));
    const [styles, earlyScripts] = await Promise.all([
      withContents(files.styles),
      withContents(files.earlyScripts),
    ]);
    return {
      styles,
      earlyScripts,
      scripts: files.scripts.map(at),
      preloadScripts: files.preloadScripts.map(at),
      preloadStyles: files.preloadStyles.map(at),
    };
  };
}

const hashOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hashes of what a document holds itself: its policy allows nothing else that is inline. */
export interface InlineHashes {
  styles: string[];
  scripts: string[];
}

export const inlineHashesOf = ({ styles, earlyScripts }: FirstFiles): InlineHashes => ({
  styles: hashesOf(styles),
  scripts: hashesOf(earlyScripts),
});

const hashesOf = (files: FirstFile[]) =>
  files.flatMap(({ content, integrity }) => (content === undefined ? [] : [integrity]));
