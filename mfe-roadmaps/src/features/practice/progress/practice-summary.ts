import type { LearningUnit } from '@site/shared/contracts';

export interface Tally {
  completed: number;
  total: number;
}
export interface PracticeSummary {
  total: Tally;
  easy: Tally;
  medium: Tally;
  hard: Tally;
  /** Completed of all problems, rounded, 0 to 100. */
  percentage: number;
}

export function tally(units: LearningUnit[]): Tally {
  return {
    completed: units.filter((unit) => unit.progress.completed).length,
    total: units.length,
  };
}

/** Percent of the total, rounded; 0 of 0 is 0. */
export const percentageOf = ({ completed, total }: Tally) =>
  total === 0 ? 0 : Math.round((completed / total) * 100);

export function practiceSummary(units: LearningUnit[]): PracticeSummary {
  const of = (difficulty: string) => tally(units.filter((unit) => unit.difficulty === difficulty));
  const total = tally(units);
  return {
    total,
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
    percentage: percentageOf(total),
  };
}
