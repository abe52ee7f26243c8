import type { RoadmapSummary } from '@site/shared/contracts';

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** One to start with, the others by level. @param first id of the one to start with */
export const inOrder = (roadmaps: RoadmapSummary[], first: string): RoadmapSummary[] =>
  roadmaps.toSorted(
    (a, b) =>
      Number(b.id === first) - Number(a.id === first) ||
      levels.indexOf(a.complexity) - levels.indexOf(b.complexity),
  );

/** What the place of a roadmap in this order says to somebody who has begun none. */
export function stepOf({ complexity }: RoadmapSummary, index: number): string {
  if (index === 0) return 'Start here';
  return complexity === 'advanced' ? 'Later' : 'Then';
}
