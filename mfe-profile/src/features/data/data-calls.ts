import {
  type ExportFile,
  type ImportPreview,
  type ImportRequest,
  type ImportUndone,
  importPreview,
  importUndone,
  type ProgressImport,
  progressImport,
  progressImports,
} from '@site/shared/contracts';
import { http, queryClient, queryOptions } from '@site/shared/platform';

/** Much is read or written at once, and the file may be large. */
const timeout = 60_000;

/** Everything the site holds of the person, as the text of a JSON file. */
export async function fetchExport(onBytes: (bytes: number) => void): Promise<string> {
  const { data } = await http.get<ExportFile | null>('/v1/profile/export', {
    timeout,
    onDownloadProgress: ({ loaded }) => onBytes(loaded),
  });
  if (!data?.format) throw new Error('No data received from API');
  return JSON.stringify(data, null, 2);
}

/** The person's progress as a CSV file: its bytes, since a browser takes the byte order mark out of a text. */
export async function fetchProgressTable(): Promise<Blob> {
  const { data } = await http.get<Blob>('/v1/profile/progress.csv', {
    responseType: 'blob',
    timeout,
  });
  return data;
}

/** What an import of the file would change. Changes nothing. */
export async function previewImport(file: string): Promise<ImportPreview> {
  const { data } = await http.post('/v1/profile/imports/preview', { file }, { timeout });
  return importPreview.parse(data);
}

export async function applyImport(request: ImportRequest): Promise<ProgressImport> {
  const { data } = await http.post('/v1/profile/imports', request, { timeout });
  return progressImport.parse(data);
}

export async function undoImport(id: string): Promise<ImportUndone> {
  const path = `/v1/profile/imports/${encodeURIComponent(id)}`;
  const { data } = await http.delete(path, { timeout });
  return importUndone.parse(data);
}

/** Imports that can still be taken back, the latest first. */
export const importsQuery = (person: string) =>
  queryOptions({
    queryKey: ['progress-imports', person],
    queryFn: async ({ signal }): Promise<ProgressImport[]> => {
      const { data } = await http.get('/v1/profile/imports', { signal });
      return progressImports.parse(data);
    },
    staleTime: 0,
  });

/** After an import or its undoing, whatever shows the person's progress is asked for again. */
export const askAgain = (person: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(person) });
