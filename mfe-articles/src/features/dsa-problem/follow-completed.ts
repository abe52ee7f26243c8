import { type DsaProblemSummary, type Progress, queryKeys } from '@site/shared/contracts';
import {
  type KeptWrite,
  type Outcome,
  outbox,
  queryClient,
  runtimeConfig,
} from '@site/shared/platform';
import { completedIn } from './kept-completed.ts';

let following = false;

/**
 * From now on, what any tab has sent is written into the cached list of problems, also while another page
 * is shown. More than once is the same as once.
 */
export function followCompleted(): void {
  if (following) return;
  following = true;
  outbox().then(
    (box) => box.onSettled(confirm),
    () => {
      following = false;
    },
  );
}

async function confirm({ about, person }: KeptWrite, outcome: Outcome): Promise<void> {
  const change = completedIn(about);
  if (!change || outcome.result === 'refused') return;
  const { unitId } = change;
  // One that waited gives way where there was a later one elsewhere.
  const { completed = change.completed } = (outcome.data ?? {}) as Partial<Progress>;
  const roadmap = queryKeys.roadmap(runtimeConfig().defaultRoadmapId, person);
  // A practice page that is shown takes the change over by itself; this is for when it is opened again.
  const later = { refetchType: 'none' } as const;
  void queryClient.invalidateQueries({ queryKey: roadmap, ...later });
  void queryClient.invalidateQueries({ queryKey: queryKeys.roadmaps(person), ...later });
  const list = queryKeys.dsaProblems(person);
  // An answer on its way may be older than what was just saved, but bring what another device has changed.
  const asking = queryClient.isFetching({ queryKey: list }) > 0;
  await queryClient.cancelQueries({ queryKey: list });
  const outdated = queryClient.getQueryState(list)?.isInvalidated;
  queryClient.setQueryData<DsaProblemSummary[]>(list, (problems) =>
    problems?.map((problem) => (problem.unitId === unitId ? { ...problem, completed } : problem)),
  );
  // Writing makes an answer count as up to date: one that was outdated still lacks the rest.
  if (outdated) void queryClient.invalidateQueries({ queryKey: list, ...later });
  if (asking) void queryClient.invalidateQueries({ queryKey: list });
}
