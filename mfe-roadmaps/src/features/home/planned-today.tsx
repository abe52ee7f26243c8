import type { Home } from '@site/shared/contracts';
import styles from './home.module.css';
import { PlanLink } from './plan-link.tsx';
import { ProblemList } from './problem-list.tsx';

/** The plan's new problems for today, on the page with what's due; nothing if there are none. */
export function PlannedToday({ home: { plan, planUntil, today } }: { home: Home }) {
  if (!plan?.problems.length) return null;
  return (
    <section aria-labelledby="planned-today">
      <h2 id="planned-today" className={styles.heading}>
        New in your plan today
      </h2>
      <ProblemList problems={plan.problems} />
      <PlanLink until={planUntil} today={today} />
    </section>
  );
}
