import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import type { ProblemPosition } from './current-problem.ts';
import type { PracticeTopic } from './practice-roadmap.ts';

/** Goes to the problem named in the address (`?problem=` and its id), as links from other pages do. */
export function useLinkedProblem(
  topics: PracticeTopic[],
  goTo: (position: ProblemPosition) => void,
) {
  const unitId = useSearchParams()[0].get('problem');
  const topicId = topics.find(({ units }) => units.some(({ id }) => id === unitId))?.id;
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (unitId && topicId) latest.current({ topicId, unitId });
  }, [unitId, topicId]);
}
