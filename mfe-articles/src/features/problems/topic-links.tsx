import type { Topic } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import styles from './problems.module.css';

/** The way to each topic further down the page. */
export const TopicLinks = ({ topics }: { topics: Topic[] }) => (
  <nav className={styles.links} aria-label="Topics">
    <ul>
      {topics.map(({ id, title, learning_units }) => (
        <li key={id}>
          <Link to={{ hash: id }}>
            <span>{title}</span>
            <span className={styles.linkCount}>{learning_units.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
