import type { DsaProblemSummary } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  Card,
  CircleCheckIcon,
  CircleIcon,
  DifficultyBadge,
  VisuallyHidden,
} from '@site/shared/ui';
import { slugOf } from './catalog-filter.ts';
import styles from './problem-groups.module.css';

/** The problems by category, both in learning order. */
export function ProblemGroups({ problems }: { problems: DsaProblemSummary[] }) {
  const categories = [...new Set(problems.map(({ category }) => category))];
  return (
    <div className={styles.groups}>
      {categories.map((category) => (
        <ProblemGroup
          key={category}
          category={category}
          problems={problems.filter((problem) => problem.category === category)}
        />
      ))}
    </div>
  );
}

interface ProblemGroupProps {
  category: string;
  problems: DsaProblemSummary[];
}

function ProblemGroup({ category, problems }: ProblemGroupProps) {
  const headingId = `category-${slugOf(category)}`;
  const completed = problems.filter((problem) => problem.completed).length;
  return (
    <Card as="section" padding="none" className={styles.group} aria-labelledby={headingId}>
      <header className={styles.groupHeader}>
        <h3 id={headingId}>{category}</h3>
        <span className={styles.count}>
          {completed > 0 ? `${completed} of ${problems.length}` : problems.length}
          <VisuallyHidden>{completed > 0 ? ' completed' : ' problems'}</VisuallyHidden>
        </span>
      </header>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <ProblemRow key={problem.slug} problem={problem} />
        ))}
      </ul>
    </Card>
  );
}

const ProblemRow = ({ problem }: { problem: DsaProblemSummary }) => (
  <li>
    <Link to={`/dsaarticle/${problem.slug}`} className={styles.problem}>
      {problem.completed ? (
        <CircleCheckIcon className={styles.done} aria-hidden="true" />
      ) : (
        <CircleIcon className={styles.open} aria-hidden="true" />
      )}
      <span className={styles.name}>
        {problem.title}
        {problem.completed && <VisuallyHidden> (completed)</VisuallyHidden>}
      </span>
      <DifficultyBadge difficulty={problem.difficulty} />
    </Link>
  </li>
);
