import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts';
import { queryClient, sessionStore, timeZone } from '@site/shared/platform';
import type { PlanStorage } from './plan-storage.ts';

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
