import type { PlanUnit } from '@site/shared/contracts';

/** What was marked and isn't confirmed yet, by problem. */
export type Marks = Readonly<
  Record<string, { progress: { completed?: boolean }; waiting: readonly string[] } | undefined>
>;

/** Marks a problem as completed or not. */
export type OnMark = (unit: PlanUnit, completed: boolean) => void;
