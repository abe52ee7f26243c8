import { request } from '@site/shared/api';
import type {
  ContentImported,
  ContentImportRequest,
  ContentPreview,
  ContentPreviewRequest,
} from '@site/shared/contracts/editorial';

export type ContentKind = 'roadmap' | 'dsa-problem';

/** A sheet of hundreds of problems takes longer than other calls. */
const TIMEOUT_MS = 60_000;

/** The text of a file that can be imported again; without an id, everything of the kind that isn't retired. */
export async function fetchExport(kind: ContentKind, id?: string): Promise<string> {
  const bundle = await request('GET /v1/admin/content/export', {
    query: { kind, ...(id && { id }) },
    timeout: TIMEOUT_MS,
  });
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/** A dry run of an import. */
export const previewImport = (body: ContentPreviewRequest): Promise<ContentPreview> =>
  request('POST /v1/admin/content/import/preview', { body, timeout: TIMEOUT_MS });

export const importContent = (body: ContentImportRequest): Promise<ContentImported> =>
  request('POST /v1/admin/content/import', { body, timeout: TIMEOUT_MS });
