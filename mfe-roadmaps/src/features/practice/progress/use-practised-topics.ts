import { usePersonKey } from '@site/shared/platform';
import { useMemo } from 'react';
import type { PracticeRoadmap, PracticeTopic } from '../topics/practice-roadmap.ts';
import { applyPending, usePendingProgress } from './pending-progress.ts';

/** The topics of a sheet as they will be once every change is confirmed. */
export function usePractisedTopics({ topics }: PracticeRoadmap): PracticeTopic[] {
  const pending = usePendingProgress(usePersonKey());
  return useMemo(() => applyPending(topics, pending), [topics, pending]);
}
