import { Card, Skeleton, VisuallyHidden } from '@site/shared/ui';
import practice from './practice.module.css';
import styles from './practice-skeleton.module.css';

const parts = ['total', 'easy', 'medium', 'hard'];
const topics = Array.from({ length: 12 }, (_, index) => `topic ${index}`);

/** A placeholder the size of summary, filters and topics while they load. */
export const PracticeSkeleton = () => (
  <div className={practice.practice}>
    <p role="status">
      <VisuallyHidden>Loading practice problems...</VisuallyHidden>
    </p>
    <Card className={styles.summary}>
      <Skeleton className={styles.ring} width={104} height={104} round />
      <div className={styles.parts}>
        {parts.map((part) => (
          <Skeleton key={part} height="3rem" />
        ))}
      </div>
    </Card>
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
