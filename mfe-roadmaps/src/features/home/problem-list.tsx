import { durationInWords, type NextProblem } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { DifficultyBadge } from '@site/shared/ui';
import styles from './home.module.css';

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
