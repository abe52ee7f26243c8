import { queryKeys, type RevisionList } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';
import { revisionsPath, timeZone } from '@site/shared/revision';

async function fetchList(personId: string, signal: AbortSignal): Promise<RevisionList> {
  const params = { zone: timeZone() };
  const { data } = await http.get<RevisionList | null>(revisionsPath(personId), { signal, params });
  if (!Array.isArray(data?.due)) throw new Error('No data received from API');
  return data;
}

/**
 * Everything on a person's schedule. Fetched again whenever it is opened: another device may have changed
 * it, or a new day may have begun.
 */
export const revisionListQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisions(personId),
    queryFn: ({ signal }) => fetchList(personId, signal),
    staleTime: 0,
  });
