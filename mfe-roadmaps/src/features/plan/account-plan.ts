import { type NewPlan, type PlanAnswer, queryKeys } from '@site/shared/contracts';
import { http, timeZone } from '@site/shared/platform';
import { planPath } from './plan.queries.ts';
import type { PlanKeeping } from './plan-keeping.ts';

/** A person's plan, kept with the account. */
export const accountPlan = (personId: string): PlanKeeping => ({
  queryKey: queryKeys.plan(personId),
  async save(settings) {
    const body: NewPlan = { ...settings, zone: timeZone() };
    return (await http.put<PlanAnswer>(planPath(personId), body)).data;
  },
  remove: () => http.delete(planPath(personId)),
});
