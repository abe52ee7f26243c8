import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { PlanAnswer, PlanSettings } from '@site/shared/contracts/practice';
import { queryClient, queryOptions, sessionStore, timeZone } from '@site/shared/platform';

/** Where a plan is stored: in an account, or on a visitor's device. */
export interface PlanStorage {
  /** The plan's key in the query cache. */
  queryKey: readonly string[];
  /** @returns the plan for these settings */
  save(settings: PlanSettings): Promise<PlanAnswer>;
  remove(): Promise<unknown>;
}

/** A person's plan, stored in the account. */
export function accountPlan(personId: string): PlanStorage {
  const params = { userId: personId };
  /** Home shows the plan's problems for today, and the header links to it for people with a plan. */
  const refreshDependents = (hasPlan: boolean) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.home(personId) });
    const { user, verify } = sessionStore.getState();
    if (user && Boolean(user.hasPlan) !== hasPlan) void verify();
  };
  return {
    queryKey: queryKeys.plan(personId),
    async save(settings) {
      const body = { ...settings, zone: timeZone() };
      const response = await request('PUT /v1/users/{userId}/plan', { params, body });
      refreshDependents(true);
      return response;
    },
    async remove() {
      await request('DELETE /v1/users/{userId}/plan', { params });
      refreshDependents(false);
    },
  };
}

/** A person's plan. Refetched whenever it's opened: it depends on the day and on the progress since. */
export const planQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.plan(personId),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/plan', {
        params: { userId: personId },
        query: { zone: timeZone() },
        signal,
      }),
    staleTime: 0,
  });
