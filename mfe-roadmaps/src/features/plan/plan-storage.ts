import type { PlanAnswer, PlanSettings } from '@site/shared/contracts';

/** Where a plan is stored: in an account, or on a visitor's device. */
export interface PlanStorage {
  /** The plan's key in the query cache. */
  queryKey: readonly string[];
  /** @returns the plan for these settings */
  save(settings: PlanSettings): Promise<PlanAnswer>;
  remove(): Promise<unknown>;
}
