import { request } from '@site/shared/api';
import type {
  CallbackChange,
  CallbacksQuery,
  HandledCallback,
} from '@site/shared/contracts/identity';
import { queryClient, queryOptions } from '@site/shared/platform';
import { csvRequest } from '../../files/csv-request.ts';

const KEY = ['admin-data', 'callbacks'];

/** One page of the requests that match. */
export const callbacksQuery = (query: CallbacksQuery) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => request('GET /v1/admin/callbacks', { query, signal }),
    staleTime: 0,
  });

export const changeCallback = (id: string, change: CallbackChange): Promise<HandledCallback> =>
  request('PATCH /v1/admin/callbacks/{id}', { params: { id }, body: change });

export async function deleteCallback(id: string): Promise<void> {
  await request('DELETE /v1/admin/callbacks/{id}', { params: { id } });
}

/** All matching requests as a CSV file. */
export async function fetchExport({ q, state }: CallbacksQuery): Promise<Blob> {
  const file: unknown = await request('GET /v1/admin/callbacks/export', {
    query: { q, state },
    ...csvRequest,
  });
  return file as Blob;
}

/** All lists of requests are fetched again. */
export const refreshCallbacks = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
