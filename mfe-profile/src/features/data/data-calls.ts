import { request } from '@site/shared/api';
import type { ImportRequest } from '@site/shared/contracts/practice';
import { queryClient, queryOptions } from '@site/shared/platform';

/** The file may be large, and a lot is read or written at once. */
const timeout = 60_000;

/** Everything the site stores about the person, as the text of a JSON file. */
export async function fetchExport(onBytes: (bytes: number) => void): Promise<string> {
  const data = await request('GET /v1/profile/export', {
    timeout,
    onDownloadProgress: ({ loaded }) => onBytes(loaded),
  });
  return JSON.stringify(data, null, 2);
}

/** The person's progress as the bytes of a CSV file: as text, browsers would strip the byte order mark. */
export async function fetchProgressTable(): Promise<Blob> {
  const table: unknown = await request('GET /v1/profile/progress.csv', {
    responseType: 'blob',
    timeout,
  });
  return table as Blob;
}

/** A dry run of an import. */
export const previewImport = (file: string) =>
  request('POST /v1/profile/imports/preview', { body: { file }, timeout });

export const applyImport = (body: ImportRequest) =>
  request('POST /v1/profile/imports', { body, timeout });

export const undoImport = (id: string) =>
  request('DELETE /v1/profile/imports/{id}', { params: { id }, timeout });

/** Imports that can still be undone, latest first. */
export const importsQuery = (person: string) =>
  queryOptions({
    queryKey: ['progress-imports', person],
    queryFn: ({ signal }) => request('GET /v1/profile/imports', { signal }),
    staleTime: 0,
  });

/** Refetches everything about the person, after an import or its Undo. */
export const invalidatePerson = (person: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(person) });
