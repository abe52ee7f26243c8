import type { RoadmapProgress } from '@site/shared/contracts';

const isStarted = ({ all }: RoadmapProgress) => all.completed > 0;

/** Sorts started roadmaps before the others, and otherwise keeps the order. */
export const startedFirst = (roadmaps: RoadmapProgress[]): RoadmapProgress[] =>
  roadmaps.toSorted((a, b) => Number(isStarted(b)) - Number(isStarted(a)));
