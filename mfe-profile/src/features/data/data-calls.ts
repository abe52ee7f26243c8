import { request } from '@site/shared/api';
import type { ImportRequest } from '@site/shared/contracts';
import { queryClient, queryOptions } from '@site/shared/platform';

/** Much is read or written at once, and the file may be large. */
const timeout = 60_000;

/** Everything the site holds of the person, as the text of a JSON file. */
export async function fetchExport(onBytes: (bytes: number) => void): Promise<string> {
  const data = await request('GET /v1/profile/export', {
    timeout,
    onDownloadProgress: ({ loaded }) => onBytes(loaded),
  });
  return JSON.stringify(data, null, 2);
}

/** The person's progress as a CSV file: its bytes, since a browser takes the byte order mark out of a text. */
export async function fetchProgressTable(): Promise<Blob> {
  const table: unknown = await request('GET /v1/profile/progress.csv', {
    responseType: 'blob',
    timeout,
  });
  return table as Blob;
}

/** What an import of the file would change. Changes nothing. */
export const previewImport = (file: string) =>
  request('POST /v1/profile/imports/preview', { body: { file }, timeout });

export const applyImport = (body: ImportRequest) =>
  request('POST /v1/profile/imports', { body, timeout });

export const undoImport = (id: string) =>
  request('DELETE /v1/profile/imports/{id}', { params: { id }, timeout });

/** Imports that can still be taken back, the latest first. */
export const importsQuery = (person: string) =>
  queryOptions({
    queryKey: ['progress-imports', person],
    queryFn: ({ signal }) => request('GET /v1/profile/imports', { signal }),
    staleTime: 0,
  });

/** After an import or its undoing, whatever shows the person's progress is asked for again. */
export const askAgain = (person: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(person) });
