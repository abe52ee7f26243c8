import { type PlanAnswer, queryKeys } from '@site/shared/contracts';
import { http, queryOptions, timeZone } from '@site/shared/platform';

/** The address of a person's plan. */
export const planPath = (personId: string) => `/v1/users/${personId}/plan`;

async function fetchPlan(personId: string, signal: AbortSignal): Promise<PlanAnswer> {
  const params = { zone: timeZone() };
  const { data } = await http.get<PlanAnswer | null>(planPath(personId), { signal, params });
  if (!data?.today) throw new Error('No data received from API');
  return data;
}

/** A person's plan. Fetched again whenever it's opened: it depends on the day and on all that was done since. */
export const planQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.plan(personId),
    queryFn: ({ signal }) => fetchPlan(personId, signal),
    staleTime: 0,
  });
