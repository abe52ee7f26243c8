import { DEFAULT_ROADMAP_ID, type PlanSettings, type RoadmapSummary } from '@site/shared/contracts';
import { plusDays } from '@site/shared/revision';

const DAYS_AHEAD = 180;

/** What a new plan is suggested to be made from: half a year of ten hours a week, in which the DSA sheet fits. */
export function firstSettings(roadmaps: readonly RoadmapSummary[], today: string): PlanSettings {
  const first = roadmaps.find(({ id }) => id === DEFAULT_ROADMAP_ID) ?? roadmaps[0];
  return {
    roadmapIds: first ? [first.id] : [],
    targetDate: plusDays(today, DAYS_AHEAD),
    hoursPerWeek: 10,
    level: 'intermediate',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  };
}
