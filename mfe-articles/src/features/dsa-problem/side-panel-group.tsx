import type { DsaProblemSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { CircleCheckIcon, CircleIcon, VisuallyHidden } from '@site/shared/ui';
import { useId } from 'react';
import { completedCount, type ProblemGroup, problemPath } from './problem-list.ts';
import styles from './side-panel.module.css';

/** The problems of one category. */
export function SidePanelGroup({ group, slug }: { group: ProblemGroup; slug: string }) {
  const headingId = useId();
  const { category, problems } = group;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.category}>
        {category}{' '}
        <span className={styles.tally}>
          <VisuallyHidden>, </VisuallyHidden>
          {completedCount(problems)}/{problems.length}
          <VisuallyHidden> completed</VisuallyHidden>
        </span>
      </h2>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <ProblemLink key={problem.id} problem={problem} active={problem.slug === slug} />
        ))}
      </ul>
    </section>
  );
}

function ProblemLink({ problem, active }: { problem: DsaProblemSummary; active: boolean }) {
  const { slug, title, completed } = problem;
  const Icon = completed ? CircleCheckIcon : CircleIcon;
  return (
    <li>
      <Link to={problemPath(slug)} aria-current={active ? 'page' : undefined}>
        <Icon className={completed ? styles.done : styles.open} aria-hidden="true" />
        <span>
          {title}
          {completed && <VisuallyHidden> (completed)</VisuallyHidden>}
        </span>
      </Link>
    </li>
  );
}
