import { request } from '@site/shared/api';
import type { ChangePersonRequest, SignPersonOutRequest } from '@site/shared/contracts/identity';
import { queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'people'];

/** One page of the people that a search finds. @param after the `next` of the page before */
export const peopleQuery = (q: string, after: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'search', q, after],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/people', { query: after ? { q, after } : { q }, signal }),
    staleTime: 0,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => request('GET /v1/admin/people/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

export async function changePerson(id: string, body: ChangePersonRequest): Promise<void> {
  await request('PATCH /v1/admin/people/{id}', { params: { id }, body });
}

export async function signPersonOut(id: string, body: SignPersonOutRequest): Promise<void> {
  await request('POST /v1/admin/people/{id}/sign-out', { params: { id }, body });
}
