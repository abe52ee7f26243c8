import type { Difficulty } from '@site/shared/contracts';
import { buildUnit } from '../../../testing/roadmap-builder.ts';
import { practiceSummary } from './practice-summary.ts';

const unit = (difficulty: Difficulty, completed: boolean) =>
  buildUnit({ difficulty, progress: { completed, bookmarked: false, notes: '' } });

test('problems are counted in total and by difficulty', () => {
  const units = [
    unit('easy', true),
    unit('easy', false),
    unit('medium', true),
    unit('hard', false),
  ];
  expect(practiceSummary(units)).toEqual({
    total: { completed: 2, total: 4 },
    easy: { completed: 1, total: 2 },
    medium: { completed: 1, total: 1 },
    hard: { completed: 0, total: 1 },
  });
});
