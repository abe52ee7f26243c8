import type { Plan, PlanDay, PlanSettings, PlanUnit } from '@site/shared/contracts/practice';

/** A plan's settings; a test passes only the fields it cares about. */
export const buildSettings = (facts: Partial<PlanSettings> = {}): PlanSettings => ({
  roadmapIds: ['dsa'],
  targetDate: '2027-03-01',
  hoursPerWeek: 7,
  level: 'intermediate',
  days: ['monday', 'thursday'],
  ...facts,
});

export const buildPlanUnit = (facts: Partial<PlanUnit> = {}): PlanUnit => ({
  unitId: 'dsa-two-sum',
  name: 'Two Sum',
  difficulty: 'easy',
  topic: 'Arrays',
  roadmap: { id: 'dsa', title: 'DSA Sheet' },
  problemLink: null,
  articleLink: '/dsaarticle/two-sum',
  minutes: 20,
  ...facts,
});

export const buildPlanDay = (facts: Partial<PlanDay> = {}): PlanDay => ({
  day: '2026-11-26',
  minutes: 20,
  reviews: 0,
  units: [buildPlanUnit()],
  ...facts,
});

export const buildPlan = (facts: Partial<Plan> = {}): Plan => ({
  settings: buildSettings(),
  roadmaps: [{ id: 'dsa', title: 'DSA Sheet', total: 215, completed: 12 }],
  done: { units: [], reviews: 0, minutes: 0 },
  days: [buildPlanDay()],
  rest: null,
  ...facts,
});
