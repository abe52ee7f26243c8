import type { RoadmapSummary } from '@site/shared/contracts';

/** What the position of a roadmap in the list says to a person who has begun none. */
export function stepOf({ complexity }: RoadmapSummary, index: number): string | undefined {
  if (index === 0) return 'Start here';
  return complexity === 'advanced' ? 'Later' : undefined;
}
