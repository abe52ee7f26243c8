import { request } from '@site/shared/api';
import {
  type ChangePersonRequest,
  type PeopleQuery,
  peopleQuery,
  type SignPersonOutRequest,
} from '@site/shared/contracts/identity';
import { queryOptions } from '@site/shared/platform';
import { csvRequest } from '../../files/csv-request.ts';

const KEY = ['admin-data', 'people'];

/** The filters and the order of the list, as parameters of the address. */
const names = ['q', 'role', 'state', 'verified', 'joined_from', 'joined_to', 'sort'] as const;
export type FilterName = (typeof names)[number];

/** What the address says of the list; what it can't mean is left out. `after` is the `next` of the page before. */
export function queryOf(search: URLSearchParams): PeopleQuery {
  const given = [...names, 'after'].flatMap((name) => {
    const value = search.get(name);
    return value && peopleQuery.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address of another page of the list with the same filters. @param after null: the first page. */
export function pageOf(search: URLSearchParams, after: string | null): string {
  const { after: _, ...filter } = queryOf(search);
  const query = new URLSearchParams({ ...filter, ...(after !== null && { after }) });
  return query.size > 0 ? `/admin/people?${query}` : '/admin/people';
}

/** One page of the list. */
export const listQuery = (query: PeopleQuery) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => request('GET /v1/admin/people', { query, signal }),
    staleTime: 0,
  });

/** The whole list as a CSV file. */
export async function fetchExport({ after: _, ...query }: PeopleQuery): Promise<Blob> {
  const file: unknown = await request('GET /v1/admin/people/export', { query, ...csvRequest });
  return file as Blob;
}

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
