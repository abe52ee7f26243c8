import type { DsaProblemSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { CircleCheckIcon, CircleIcon, VisuallyHidden } from '@site/shared/ui';
import { useId } from 'react';
import { completedCount, type ProblemGroup, problemPath } from './problem-list.ts';
import styles from './side-panel.module.css';

/**
 * The problems of one category. Its name isn't a heading, so that the page's outline is that of the
 * problem.
 */
export function SidePanelGroup({ group, slug }: { group: ProblemGroup; slug: string }) {
  const nameId = useId();
  const { category, problems } = group;
  return (
    <div>
      <p id={nameId} className={styles.category}>
        {category}
        <span className={styles.tally}>
          {completedCount(problems)}/{problems.length}
          <VisuallyHidden> completed</VisuallyHidden>
        </span>
      </p>
      <ul className={styles.problems} aria-labelledby={nameId}>
        {problems.map((problem) => (
          <ProblemLink key={problem.id} problem={problem} active={problem.slug === slug} />
        ))}
      </ul>
    </div>
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
