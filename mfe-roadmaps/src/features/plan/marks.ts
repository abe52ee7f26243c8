import type { PlanUnit } from '@site/shared/contracts';

/** Marks that aren't confirmed yet, by problem. */
export type Marks = Readonly<
  Record<string, { progress: { completed?: boolean }; waiting: readonly string[] } | undefined>
>;

/** Marks a problem completed or not. */
export type OnMark = (unit: PlanUnit, completed: boolean) => void;
