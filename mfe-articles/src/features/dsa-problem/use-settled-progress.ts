import { type DsaProblemSummary, queryKeys } from '@site/shared/contracts';
import { outbox, type QueryClient, runtimeConfig, useQueryClient } from '@site/shared/platform';
import { useEffect } from 'react';
import { completedIn } from './kept-completed.ts';

/** Writes what the API has confirmed into the list of problems, whenever that is and whichever tab sent it. */
export function useSettledProgress(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const follow = async () => {
      const box = await outbox();
      if (gone) return;
      stop = box.onSettled(({ about, person }, { result }) => {
        const change = completedIn(about);
        if (change && result === 'sent') confirm(client, person, change);
      });
    };
    follow().catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [client]);
}

function confirm(
  client: QueryClient,
  person: string,
  { unitId, completed }: { unitId: string; completed: boolean },
): void {
  const key = queryKeys.dsaProblems(person);
  // An answer on its way may be older than what was just saved.
  void client.cancelQueries({ queryKey: key });
  client.setQueryData<DsaProblemSummary[]>(key, (problems) =>
    problems?.map((problem) => (problem.unitId === unitId ? { ...problem, completed } : problem)),
  );
  void client.invalidateQueries({
    queryKey: queryKeys.roadmap(runtimeConfig().defaultRoadmapId, person),
  });
  void client.invalidateQueries({ queryKey: queryKeys.roadmaps(person) });
}
