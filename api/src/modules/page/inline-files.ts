import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contracts';
import type { FirstFile, FirstFiles } from './first-files.ts';

/** What would end the element, or what the parser changes, so that the hash would no longer fit. */
const NOT_INLINE = /<[/!]|[\r\0]/;

export type Inliner = (manifest: ReleaseManifest, files: FirstFiles) => Promise<FirstFiles>;

/**
 * Gives stylesheets and early scripts their content, so that a page is painted as soon as its document is there. A
 * file that isn't there, or isn't what its hash says, stays one that the browser asks for and checks.
 */
export function createInliner(releasesDir: string): Inliner {
  let manifestId = '';
  const contents = new Map<string, Promise<string | undefined>>();

  async function read({ address, integrity }: FirstFile): Promise<string | undefined> {
    // Code in development is served by its own server and changes while it is written.
    if (!address.startsWith('/releases/')) return undefined;
    const file = path.join(releasesDir, address.slice('/releases/'.length));
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) return undefined;
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
      return undefined;
    const content = bytes.toString('utf8');
    return NOT_INLINE.test(content) ? undefined : content;
  }

  function contentOf(file: FirstFile): Promise<string | undefined> {
    const known = contents.get(file.address) ?? read(file);
    contents.set(file.address, known);
    return known;
  }

  const withContents = (files: FirstFile[]): Promise<FirstFile[]> =>
    Promise.all(files.map(async (file) => ({ ...file, content: await contentOf(file) })));

  return async (manifest, files) => {
    if (manifest.manifestId !== manifestId) contents.clear();
    manifestId = manifest.manifestId;
    const [styles, earlyScripts] = await Promise.all([
      withContents(files.styles),
      withContents(files.earlyScripts),
    ]);
    return { ...files, styles, earlyScripts };
  };
}

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
