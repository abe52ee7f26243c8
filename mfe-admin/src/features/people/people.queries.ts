import {
  type AdminPerson,
  adminPerson,
  type ChangePersonRequest,
  type PeoplePage,
  peoplePage,
  type SignPersonOutRequest,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'people'];

/** One page of the people that a search finds. @param after what the page before named as next. */
export const peopleQuery = (q: string, after: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'search', q, after],
    queryFn: async ({ signal }): Promise<PeoplePage> => {
      const params = after ? { q, after } : { q };
      return peoplePage.parse((await http.get('/v1/admin/people', { params, signal })).data);
    },
    staleTime: 0,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }): Promise<AdminPerson> => {
      const { data } = await http.get(`/v1/admin/people/${encodeURIComponent(id)}`, { signal });
      return adminPerson.parse(data);
    },
    staleTime: 0,
  });

export async function changePerson(id: string, request: ChangePersonRequest): Promise<void> {
  await http.patch(`/v1/admin/people/${id}`, request);
}

export async function signPersonOut(id: string, request: SignPersonOutRequest): Promise<void> {
  await http.post(`/v1/admin/people/${id}/sign-out`, request);
}
