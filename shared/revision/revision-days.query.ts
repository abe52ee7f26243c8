import { queryKeys, type RevisionDays } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';
import { timeZone } from './time-zone.ts';

/** The address of a person's schedule, or of one unit on it. */
export const revisionsPath = (personId: string, unitId?: string) =>
  `/v1/users/${personId}/revisions${unitId ? `/${unitId}` : ''}`;

async function fetchDays(personId: string, signal: AbortSignal): Promise<RevisionDays> {
  const params = { zone: timeZone() };
  const path = revisionsPath(personId, 'days');
  const { data } = await http.get<RevisionDays | null>(path, { signal, params });
  if (!data?.units) throw new Error('No data received from API');
  return data;
}

/** Only the day of each unit, for views that show many. */
export const revisionDaysQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisionDays(personId),
    queryFn: ({ signal }) => fetchDays(personId, signal),
  });
