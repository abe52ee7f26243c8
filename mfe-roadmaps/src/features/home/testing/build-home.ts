import type { Home } from '@site/shared/contracts/practice';

/** The home of someone who solved Two Sum on Friday; a test passes only what it cares about. */
export const buildHome = (facts: Partial<Home> = {}): Home => ({
  today: '2026-11-21',
  due: [],
  planUntil: null,
  begun: true,
  next: [
    {
      unitId: 'dsa-3sum',
      name: '3Sum',
      difficulty: 'medium',
      topic: 'Arrays',
      roadmap: { id: 'dsa', title: 'DSA Sheet' },
      path: '/dsaarticle/3sum',
    },
  ],
  week: [16, 17, 18, 19, 20, 21, 22].map((day) => ({
    day: `2026-11-${day}`,
    activities: day === 20 ? 2 : 0,
    solved: day === 20 ? 1 : 0,
  })),
  lastWeek: { days: 0, solved: 0 },
  streak: { current: 1, longest: 1 },
  last: null,
  ...facts,
});
