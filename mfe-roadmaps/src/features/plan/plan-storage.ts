import type { PlanAnswer, PlanSettings } from '@site/shared/contracts';

/** Where a plan is kept: with an account, or on the device of a visitor. */
export interface PlanStorage {
  /** Of the plan in the query cache. */
  queryKey: readonly string[];
  /** @returns the plan that these settings come to */
  save(settings: PlanSettings): Promise<PlanAnswer>;
  remove(): Promise<unknown>;
}
