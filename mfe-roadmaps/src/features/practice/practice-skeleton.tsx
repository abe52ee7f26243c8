import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './practice.module.css';

const topics = Array.from({ length: 10 }, (_, index) => `topic ${index}`);

/** Stands in the size of summary, filters and topics until they are there. */
export const PracticeSkeleton = () => (
  <div className={styles.practice}>
    <p role="status">
      <VisuallyHidden>Loading practice problems...</VisuallyHidden>
    </p>
    <Skeleton className={styles.summarySkeleton} height="9.5rem" />
    <Skeleton height="2.5rem" width="35rem" />
    <div className={styles.rows}>
      {topics.map((topic) => (
        <Skeleton key={topic} height="3.5rem" />
      ))}
    </div>
  </div>
);
