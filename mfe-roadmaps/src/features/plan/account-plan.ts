import { type NewPlan, type PlanAnswer, queryKeys } from '@site/shared/contracts';
import { http, queryClient, sessionStore, timeZone } from '@site/shared/platform';
import { planPath } from './plan.queries.ts';
import type { PlanKeeping } from './plan-keeping.ts';

/** A person's plan, kept with the account. */
export function accountPlan(personId: string): PlanKeeping {
  const path = planPath(personId);
  /** Home says what the plan has for today, and the header has a link for people with a plan. */
  const tellOthers = (hasPlan: boolean) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.home(personId) });
    const { user, verify } = sessionStore.getState();
    if (user && Boolean(user.hasPlan) !== hasPlan) void verify();
  };
  return {
    queryKey: queryKeys.plan(personId),
    async save(settings) {
      const body: NewPlan = { ...settings, zone: timeZone() };
      const { data } = await http.put<PlanAnswer>(path, body);
      tellOthers(true);
      return data;
    },
    async remove() {
      await http.delete(path);
      tellOthers(false);
    },
  };
}
