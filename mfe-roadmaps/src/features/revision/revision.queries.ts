import { queryKeys, type RevisionDays, type RevisionList } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';
import { timeZone } from './time-zone.ts';

/** The address of a person's schedule, or of one unit on it. */
export const revisionsPath = (personId: string, unitId?: string) =>
  `/v1/users/${personId}/revisions${unitId ? `/${unitId}` : ''}`;

async function fetchList(personId: string, signal: AbortSignal): Promise<RevisionList> {
  const params = { zone: timeZone() };
  const { data } = await http.get<RevisionList | null>(revisionsPath(personId), { signal, params });
  if (!Array.isArray(data?.due)) throw new Error('No data received from API');
  return data;
}

async function fetchDays(personId: string, signal: AbortSignal): Promise<RevisionDays> {
  const params = { zone: timeZone() };
  const path = revisionsPath(personId, 'days');
  const { data } = await http.get<RevisionDays | null>(path, { signal, params });
  if (!data?.units) throw new Error('No data received from API');
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

/** Only the day of each unit, for views that show many. */
export const revisionDaysQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisionDays(personId),
    queryFn: ({ signal }) => fetchDays(personId, signal),
  });
