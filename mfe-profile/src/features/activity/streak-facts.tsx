import type { Streak } from '@site/shared/contracts/practice';
import styles from './activity.module.css';
import { inDays } from './day-names.ts';

interface StreakFactsProps {
  streak: Streak;
  /** Left out if single days aren't known. */
  activeDays?: number;
}

/** A person's streaks. */
export const StreakFacts = ({ streak, activeDays }: StreakFactsProps) => (
  <dl className={styles.streak}>
    <div>
      <dt>Current streak</dt>
      <dd>{inDays(streak.current)}</dd>
    </div>
    <div>
      <dt>Longest streak</dt>
      <dd>{inDays(streak.longest)}</dd>
    </div>
    {activeDays !== undefined && (
      <div>
        <dt>Active in the last year</dt>
        <dd>{inDays(activeDays)}</dd>
      </div>
    )}
  </dl>
);
