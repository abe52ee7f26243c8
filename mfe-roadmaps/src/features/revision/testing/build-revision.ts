import type { DueRevision, Revision } from '@site/shared/contracts/practice';

/** A problem on the schedule; a test passes only the fields it cares about. */
export const buildRevision = (facts: Partial<Revision> = {}): Revision => ({
  unitId: 'dsa-two-sum',
  name: 'Two Sum',
  difficulty: 'easy',
  topic: 'Arrays',
  roadmap: { id: 'dsa', title: 'DSA Sheet' },
  problemLink: 'https://problems.example/two-sum',
  articleLink: '/dsaarticle/two-sum',
  dueOn: '2026-11-21',
  lastReviewedOn: '2026-11-16',
  reps: 1,
  lapses: 0,
  ...facts,
});

export const buildDue = (facts: Partial<DueRevision> = {}): DueRevision => ({
  ...buildRevision(),
  notes: '',
  intervals: { again: 1, hard: 8, good: 11, easy: 19 },
  ...facts,
});
