import type { LearningUnit } from '@site/shared/contracts';

export interface CompletionCount {
  completed: number;
  total: number;
}
export interface PracticeSummary {
  total: CompletionCount;
  easy: CompletionCount;
  medium: CompletionCount;
  hard: CompletionCount;
  /** Percentage of completed problems, rounded, 0 to 100. */
  percentage: number;
}

export function countCompletion(units: LearningUnit[]): CompletionCount {
  return {
    completed: units.filter((unit) => unit.progress.completed).length,
    total: units.length,
  };
}

/** Percentage completed, rounded; 0 of 0 is 0. */
export const percentageOf = ({ completed, total }: CompletionCount) =>
  total === 0 ? 0 : Math.round((completed / total) * 100);

export function practiceSummary(units: LearningUnit[]): PracticeSummary {
  const of = (difficulty: string) =>
    countCompletion(units.filter((unit) => unit.difficulty === difficulty));
  const total = countCompletion(units);
  return {
    total,
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
    percentage: percentageOf(total),
  };
}
