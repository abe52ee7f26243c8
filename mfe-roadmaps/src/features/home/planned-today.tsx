import { durationInWords } from '@site/shared/contracts/composition';
import type { Home, NextProblem } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { dayInWords } from '@site/shared/revision';
import { ButtonLink, DifficultyBadge } from '@site/shared/ui';
import styles from './home.module.css';

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

interface PlanLinkProps {
  /** The target date of the plan; null if there is none. */
  until: string | null;
  today: string;
}

/** A link to the plan, or to making one. */
export const PlanLink = ({ until, today }: PlanLinkProps) => (
  <ButtonLink to="/roadmaps/plan" size="sm">
    {until ? planInWords(until, today) : 'Plan your days'}
  </ButtonLink>
);

const planInWords = (until: string, today: string) =>
  until > today ? `Your plan until ${dayInWords(until, today)}` : 'Your plan';

/** Problems in order, each linked to where it is solved, with the minutes it takes if they're known. */
export const ProblemList = ({ problems }: { problems: (NextProblem & { minutes?: number })[] }) => (
  <ol className={styles.problems}>
    {problems.map(({ unitId, name, difficulty, topic, roadmap, path, minutes }) => (
      <li key={unitId} className={styles.problem}>
        <Link to={path} className={styles.name}>
          {name}
        </Link>
        <DifficultyBadge difficulty={difficulty} className={styles.difficulty} />
        <span className={styles.quiet}>
          {roadmap.title} · {topic}
          {minutes !== undefined && ` · ${durationInWords(minutes)}`}
        </span>
      </li>
    ))}
  </ol>
);
