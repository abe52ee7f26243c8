import type { Progress } from '@site/shared/contracts';
import { type QueryClient, useQueryClient } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import type { PracticeTopic } from '../topics/practice-roadmap.ts';

/** Changes that were made but not confirmed yet, by problem. */
export type PendingProgress = Record<string, Partial<Progress>>;

const ROOT = 'progress';

export const pendingKey = (personId: string, unitId: string) => [ROOT, personId, unitId];

function readPending(client: QueryClient, personId: string): PendingProgress {
  const pending: PendingProgress = {};
  const sent = { mutationKey: [ROOT, personId], status: 'pending' } as const;
  for (const { options, state } of client.getMutationCache().findAll(sent)) {
    const unitId = String(options.mutationKey?.at(-1));
    pending[unitId] = { ...pending[unitId], ...(state.variables as Partial<Progress>) };
  }
  return pending;
}

const same = (a: PendingProgress, b: PendingProgress) => JSON.stringify(a) === JSON.stringify(b);

/** The person's unconfirmed changes, the latest of each field. */
export function usePendingProgress(personId: string): PendingProgress {
  const client = useQueryClient();
  const [pending, setPending] = useState(() => readPending(client, personId));
  useEffect(() => {
    const read = () =>
      setPending((known) => {
        const next = readPending(client, personId);
        return same(known, next) ? known : next;
      });
    read();
    // Other events come while components render, when no state may be set; they change nothing here.
    return client.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated') read();
    });
  }, [client, personId]);
  return pending;
}

/** The topics as they will be once the changes are confirmed. What does not change stays the same object. */
export function applyPending(topics: PracticeTopic[], pending: PendingProgress): PracticeTopic[] {
  return topics.map((topic) => {
    if (!topic.units.some((unit) => pending[unit.id])) return topic;
    const units = topic.units.map((unit) =>
      pending[unit.id] ? { ...unit, progress: { ...unit.progress, ...pending[unit.id] } } : unit,
    );
    return { ...topic, units };
  });
}
