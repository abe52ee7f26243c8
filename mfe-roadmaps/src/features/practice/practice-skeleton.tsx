import { Card, Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './practice.module.css';

const topics = Array.from({ length: 12 }, (_, index) => `topic ${index}`);

/** A placeholder the size of filters and topics while they load. */
export const PracticeSkeleton = () => (
  <div className={styles.practice}>
    <p role="status">
      <VisuallyHidden>Loading practice problems...</VisuallyHidden>
    </p>
    <div className={styles.filters}>
      <Skeleton className={styles.radius} height="2.5rem" />
      <Skeleton className={styles.radius} height="2.5rem" />
      <span className={styles.bar} />
    </div>
    <Card padding="none">
      {topics.map((topic) => (
        <div key={topic} className={styles.topic}>
          <Skeleton width="14rem" />
          <Skeleton width="7rem" height="0.75rem" />
        </div>
      ))}
    </Card>
  </div>
);
