import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentPreview } from '@site/shared/contracts/editorial';
import { projectRoot } from '../src/config/project-root.ts';
import { loadContent } from '../src/content/index.ts';
import type { Agent } from './agent.ts';
import { type ContentFolder, createContentFolder } from './content-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const shipped = path.join(projectRoot, 'api/content');

/** Topics of shipped roadmaps; of DSA those that have the units of the problems. */
const topics: Record<string, RegExp> = {
  sql: /^03/,
  javascript: /^01/,
  dsa: /^0[12]/,
};

export const problems = [
  ...['two-sum', 'encode-and-decode-strings', 'group-anagrams', '3sum', 'valid-anagram'],
  ...['contains-duplicate', 'valid-palindrome', 'container-with-most-water'],
];

/** Only the shipped content that imports are about, since each is compared with everything stored. */
function copySome(content: ContentFolder): void {
  for (const [id, chosen] of Object.entries(topics)) {
    const folder = path.join(shipped, 'roadmaps', id);
    content.write(`${id}/roadmap.json`, readFileSync(path.join(folder, 'roadmap.json'), 'utf8'));
    for (const file of readdirSync(path.join(folder, 'topics'))) {
      if (!chosen.test(file)) continue;
      const text = readFileSync(path.join(folder, 'topics', file), 'utf8');
      // Without articles there are no lessons.
      content.write(`${id}/topics/${file}`, text.replace(/^ {2}"lesson": .*\n/m, ''));
    }
  }
  for (const problem of problems) {
    const folder = path.join('dsa-problems', problem);
    cpSync(path.join(shipped, folder), path.join(content.folder, folder), { recursive: true });
  }
}

/** The API with some of what is shipped, and an editor who imports more. */
export async function createImportSite(): Promise<{ site: TestApp; editor: Agent }> {
  const content = createContentFolder();
  copySome(content);
  const site = await createTestApp();
  await loadContent(site.database, content.folder);
  content.dispose();
  return { site, editor: await site.signInAdmin('editor') };
}

export const PREVIEW = '/v1/admin/content/import/preview';
export const IMPORT = '/v1/admin/content/import';

/** What an import of this file would change. */
export const preview = async (
  editor: Agent,
  file: string,
  roadmap: object | null = null,
): Promise<ContentPreview> => (await editor.post(PREVIEW, { file, roadmap })).json();

/** Imports a file that was looked at. */
export async function apply(editor: Agent, file: string, roadmap: object | null = null) {
  const { digest } = await preview(editor, file, roadmap);
  return editor.post(IMPORT, { file, roadmap, digest });
}
