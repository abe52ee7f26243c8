import { type Administrator, administratorList } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

export const administratorsQuery = queryOptions({
  queryKey: ['admin-data', 'administrators'],
  queryFn: async ({ signal }): Promise<Administrator[]> => {
    const { data } = await http.get('/v1/admin/administrators', { signal });
    return administratorList.parse(data).items;
  },
  staleTime: 0,
});
