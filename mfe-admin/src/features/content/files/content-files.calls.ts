import {
  type ContentImported,
  type ContentImportRequest,
  type ContentPreview,
  type ContentPreviewRequest,
  contentImported,
  contentPreview,
} from '@site/shared/contracts';
import { http } from '@site/shared/platform';

export type ContentKind = 'roadmap' | 'dsa-problem';

/** A sheet of hundreds of problems takes longer than other calls. */
const TIMEOUT_MS = 60_000;

/** The text of a file that can be imported again; without an id everything of the kind that isn't retired. */
export async function fetchExport(kind: ContentKind, id?: string): Promise<string> {
  const { data } = await http.get('/v1/admin/content/export', {
    params: { kind, ...(id && { id }) },
    timeout: TIMEOUT_MS,
  });
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** What importing a file would do. Changes nothing. */
export async function previewImport(request: ContentPreviewRequest): Promise<ContentPreview> {
  const { data } = await http.post('/v1/admin/content/import/preview', request, {
    timeout: TIMEOUT_MS,
  });
  return contentPreview.parse(data);
}

export async function importContent(request: ContentImportRequest): Promise<ContentImported> {
  const { data } = await http.post('/v1/admin/content/import', request, { timeout: TIMEOUT_MS });
  return contentImported.parse(data);
}
