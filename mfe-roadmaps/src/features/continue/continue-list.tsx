import { Link } from '@site/shared/platform';
import { Card, DifficultyBadge } from '@site/shared/ui';
import styles from './continue-list.module.css';
import type { NextProblem } from './next-problems.ts';

interface ContinueListProps {
  heading: string;
  /** At most three: there is room for no more. */
  problems: NextProblem[];
  /** Solved problems to revise today. */
  dueCount: number;
}

/** The next problems, each linked to its place on its sheet. */
export const ContinueList = ({ heading, problems, dueCount }: ContinueListProps) => (
  <Card as="section" aria-labelledby="continue">
    <div className={styles.header}>
      <h2 id="continue" className={styles.heading}>
        {heading}
      </h2>
      {dueCount > 0 && <Link to="/roadmaps/today">{dueCount} due today</Link>}
    </div>
    <ul className={styles.rows}>
      {problems.map(({ id, name, difficulty, topic, roadmap }) => (
        <li key={id} className={styles.row}>
          <Link
            to={`/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${id}`}
            className={styles.name}
          >
            {name}
          </Link>
          <DifficultyBadge difficulty={difficulty} className={styles.difficulty} />
          <span className={styles.place}>
            {roadmap.title} · {topic}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
