import type { ContentPreview } from '@site/shared/contracts';
import type { Agent } from './agent.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { SHIPPED } from './test-database.ts';

/** The API with all that is shipped, and an editor who imports more. */
export async function createImportSite(): Promise<{ site: TestApp; editor: Agent }> {
  const site = await createTestApp({}, SHIPPED);
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
