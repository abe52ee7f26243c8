import {
  type CallbackChange,
  type CallbackPage,
  type CallbacksQuery,
  callbackPage,
  type HandledCallback,
  handledCallback,
} from '@site/shared/contracts';
import { http, queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'callbacks'];

/** One page of the requests that fit. */
export const callbacksQuery = (wanted: CallbacksQuery) =>
  queryOptions({
    queryKey: [...KEY, wanted],
    queryFn: async ({ signal }): Promise<CallbackPage> => {
      const { data } = await http.get('/v1/admin/callbacks', { params: wanted, signal });
      return callbackPage.parse(data);
    },
    staleTime: 0,
  });

export async function changeCallback(id: string, change: CallbackChange): Promise<HandledCallback> {
  return handledCallback.parse((await http.patch(`/v1/admin/callbacks/${id}`, change)).data);
}

export async function deleteCallback(id: string): Promise<void> {
  await http.delete(`/v1/admin/callbacks/${id}`);
}

/** Everything that fits as a CSV file: its bytes, since a browser takes the byte order mark out of a text. */
export async function fetchExport({ q, state }: CallbacksQuery): Promise<Blob> {
  const { data } = await http.get<Blob>('/v1/admin/callbacks/export', {
    params: { q, state },
    responseType: 'blob',
    timeout: 60_000,
  });
  return data;
}

/** All lists of requests are fetched again. */
export const refreshCallbacks = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
