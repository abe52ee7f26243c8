import { type PlanSettings, planSettings } from '@site/shared/contracts/practice';
import { PLAN, plans } from './stores.ts';

/** What a visitor's plan is made from. */
export interface DevicePlan {
  settings: PlanSettings;
  changedAt: string;
}

/** A visitor's plan; null if there is none. */
export function readPlan(): DevicePlan | null {
  const { settings, changedAt = '' } = plans.read(PLAN, null) ?? {};
  const { data } = planSettings.safeParse(settings);
  return data ? { settings: data, changedAt } : null;
}
