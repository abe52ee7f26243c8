import { queryKeys, type RevisionList } from '@site/shared/contracts';
import { http, queryOptions, timeZone } from '@site/shared/platform';

/** The person's schedule; the page Today has the same answer. */
export const scheduleQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.revisions(person),
    queryFn: async ({ signal }): Promise<RevisionList> => {
      const path = `/v1/users/${person}/revisions`;
      const params = { zone: timeZone() };
      const { data } = await http.get<RevisionList | null>(path, { signal, params });
      if (!Array.isArray(data?.due)) throw new Error('No data received from API');
      return data;
    },
    staleTime: 0,
  });
