import { type NewPlan, type PlanAnswer, queryKeys } from '@site/shared/contracts';
import { http, queryClient, timeZone } from '@site/shared/platform';
import { planPath } from './plan.queries.ts';
import type { PlanKeeping } from './plan-keeping.ts';

/** A person's plan, kept with the account. */
export function accountPlan(personId: string): PlanKeeping {
  const path = planPath(personId);
  /** Home says what the plan has for today. */
  const outdateHome = () =>
    void queryClient.invalidateQueries({ queryKey: queryKeys.home(personId) });
  return {
    queryKey: queryKeys.plan(personId),
    async save(settings) {
      const body: NewPlan = { ...settings, zone: timeZone() };
      const { data } = await http.put<PlanAnswer>(path, body);
      outdateHome();
      return data;
    },
    async remove() {
      await http.delete(path);
      outdateHome();
    },
  };
}
