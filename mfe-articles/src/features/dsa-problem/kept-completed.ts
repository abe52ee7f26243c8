import type { KeptWrite, ProgressAbout } from '@site/shared/platform';

export interface KeptCompleted {
  completed: boolean;
  /** Whether it waits for the network, rather than being sent right now. */
  waiting: boolean;
}

/** The problems whose completion was changed and is not confirmed yet, by unit; the latest change counts. */
export function keptCompleted(writes: readonly KeptWrite[]): Map<string, KeptCompleted> {
  const kept = new Map<string, KeptCompleted>();
  for (const { about, state } of writes) {
    const change = completedIn(about);
    if (!change || state === 'refused') continue;
    kept.set(change.unitId, { completed: change.completed, waiting: state === 'waiting' });
  }
  return kept;
}

/** What a change says about a problem's completion; null where it is about something else. */
export function completedIn(about: unknown) {
  const { kind, unitId, patch } = (about ?? {}) as Partial<ProgressAbout>;
  if (kind !== 'progress' || !unitId || !patch || !('completed' in patch)) return null;
  return { unitId, completed: patch.completed };
}
