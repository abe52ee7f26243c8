import type { RoadmapSummary } from '@site/shared/contracts';
import {
  personKey,
  queryClient,
  queryOptions,
  runtimeConfig,
  type SlotPanelProps,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import { useEffect } from 'react';
import { ContinueList } from '../features/continue/continue-list.tsx';
import { nextProblems } from '../features/continue/next-problems.ts';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { followRevisions } from '../features/revision/follow-revisions.ts';
import { useDueCount } from '../features/revision/waiting-revisions.ts';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** The number of rows there is room for, and how many roadmaps are fetched to fill them. */
const MOST_SHOWN = 3;

const isBegun = ({ completed_units, unit_count }: RoadmapSummary) =>
  completed_units > 0 && completed_units < unit_count;

/**
 * What comes next in the roadmaps. The key includes the counts, so that solving a problem computes it
 * again; the roadmaps themselves come from the cache that the practice page keeps up to date.
 */
const nextProblemsQuery = (roadmaps: { id: string; completed_units: number }[], person: string) =>
  queryOptions({
    queryKey: [
      'next-problems',
      person,
      ...roadmaps.map(({ id, completed_units }) => [id, completed_units]),
    ],
    queryFn: async () => {
      const details = await Promise.all(
        roadmaps.map(async ({ id }) => {
          const detail = await queryClient.fetchQuery(roadmapQuery(id, person));
          return { id, ...practiceRoadmap(detail) };
        }),
      );
      return nextProblems(details, MOST_SHOWN);
    },
    staleTime: 0,
    placeholderData: (shown) => shown,
  });

/** The problems to show: of the roadmaps that the person has begun, else of the first one. */
function shownIn(list: RoadmapSummary[]) {
  const begun = list.filter(isBegun).slice(0, MOST_SHOWN);
  const first = list.filter(({ id }) => id === runtimeConfig().defaultRoadmapId);
  return begun.length > 0 ? begun : first;
}

/** Brings the panel's data before it is rendered. */
export async function loader() {
  const person = personKey();
  const list = await queryClient.ensureQueryData(roadmapListQuery(person));
  await queryClient.prefetchQuery(nextProblemsQuery(shownIn(list), person));
}

/**
 * The home page's panel for a signed-in person. The shell's own content stays while the panel has nothing
 * to show.
 */
export default function ContinuePanel({ children }: SlotPanelProps) {
  const person = usePersonKey();
  useEffect(() => {
    followProgress();
    followRevisions();
  }, []);
  const { data: list } = useQuery(roadmapListQuery(person));
  const shown = shownIn(list ?? []);
  const { data: problems } = useQuery({
    ...nextProblemsQuery(shown, person),
    enabled: list !== undefined,
  });
  const dueCount = useDueCount(person);
  if (!problems || problems.length === 0) return children;
  return (
    <ContinueList
      heading={shown.some(isBegun) ? 'Continue where you left off' : 'Start here'}
      problems={problems}
      dueCount={dueCount}
    />
  );
}
