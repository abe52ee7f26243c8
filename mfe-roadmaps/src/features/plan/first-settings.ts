import { DEFAULT_ROADMAP_ID, type PlanSettings, type RoadmapSummary } from '@site/shared/contracts';
import { plusDays } from '@site/shared/revision';

const DAYS_AHEAD = 180;

/** Suggested settings for a new plan: half a year at ten hours a week, enough for the DSA sheet. */
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
