import type { SqlTask } from '@site/shared/contracts';
import { queries } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useMemo, useState } from 'react';

/** A query that outlives the page. */
export interface QueryDraft {
  query: string;
  change(query: string): void;
  /**
   * Whether the page has looked for one: a server has no storage. What is typed before that would take the place of what
   * is kept.
   */
  ready: boolean;
}

/** Somebody's own query for a task, kept on the device. */
export function useQueryDraft({ unitId, title }: SqlTask): QueryDraft {
  const ready = useHydrated();
  const owner = useSession().user?.id ?? null;
  const kept = useMemo(
    () => (ready ? queries.read(unitId, owner)?.query : undefined),
    [ready, unitId, owner],
  );
  const of = `${unitId} ${owner}`;
  const [changed, setChanged] = useState<{ of: string; query: string } | null>(null);
  const change = (query: string) => {
    setChanged({ of, query });
    const changedAt = new Date().toISOString();
    queries.write(
      unitId,
      owner,
      query === '' ? null : { query, changedAt, title, path: window.location.pathname },
    );
  };
  return { query: changed?.of === of ? changed.query : (kept ?? ''), change, ready };
}
