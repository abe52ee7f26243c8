import {
  personKey,
  queryClient,
  type SlotPanelProps,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import { useEffect } from 'react';
import { DueCard, LastCard, NextCard, PlanCard } from '../features/home/cards.tsx';
import styles from '../features/home/home.module.css';
import { homeQuery } from '../features/home/home.query.ts';

import { PlanLink } from '../features/home/planned-today.tsx';

import { RunningTestLine } from '../features/home/running-test.tsx';
import { WeekCard } from '../features/home/week-card.tsx';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { followRevisions } from '../features/revision/follow-revisions.ts';
import { useStillDue } from '../features/revision/waiting-revisions.ts';

const NONE: string[] = [];

/** Loads the panel's data before it's rendered. */
export const loader = (): Promise<void> => queryClient.prefetchQuery(homeQuery(personKey()));

/**
 * The home page's panel for a signed-in person: a running mock test, what the plan has for today, or else what's next,
 * what's due, this week, and where they stopped. The shell's own content stays while the panel has nothing to show.
 */
export default function ContinuePanel({ children }: SlotPanelProps) {
  useEffect(() => {
    followProgress();
    followRevisions();
  }, []);
  const { data: home } = useQuery(homeQuery(usePersonKey()));
  const dueCount = useStillDue(home?.due ?? NONE);
  if (!home) return children;
  const { plan, planUntil, today, runningTest } = home;
  return (
    <div className={styles.home}>
      {runningTest && <RunningTestLine test={runningTest} />}
      {plan ? (
        <PlanCard plan={plan} until={planUntil} today={today} />
      ) : (
        <NextCard problems={home.next} begun={home.begun} />
      )}
      <DueCard count={dueCount}>{!plan && <PlanLink until={planUntil} today={today} />}</DueCard>
      <WeekCard {...home} />
      <LastCard last={home.last} />
    </div>
  );
}
