import type { RoadmapSummary } from '@site/shared/contracts';

/** Completed problems and problems over all roadmaps. */
export const totalsOf = (roadmaps: RoadmapSummary[]) => ({
  completed: roadmaps.reduce((sum, { completed_units }) => sum + completed_units, 0),
  total: roadmaps.reduce((sum, { unit_count }) => sum + unit_count, 0),
});

const isStarted = ({ completed_units }: RoadmapSummary) => completed_units > 0;

/** What the person works on comes before what they have not begun; else the order stays. */
export const startedFirst = (roadmaps: RoadmapSummary[]): RoadmapSummary[] =>
  roadmaps.toSorted((a, b) => Number(isStarted(b)) - Number(isStarted(a)));
