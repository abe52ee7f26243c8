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
}

export function countCompletion(units: LearningUnit[]): CompletionCount {
  return {
    completed: units.filter((unit) => unit.progress.completed).length,
    total: units.length,
  };
}

export function practiceSummary(units: LearningUnit[]): PracticeSummary {
  const of = (difficulty: string) =>
    countCompletion(units.filter((unit) => unit.difficulty === difficulty));
  return {
    total: countCompletion(units),
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
  };
}
