import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './problems.module.css';

const topics = ['first', 'second', 'third'];

/** Stands in the size of filters, topic links and topics until they are there. */
export const ProblemIndexSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading problems...</VisuallyHidden>
    </p>
    <div className={styles.filters}>
      <Skeleton height="2.5rem" width="26rem" />
    </div>
    <div className={styles.columns}>
      <Skeleton className={styles.linksSkeleton} height="32rem" />
      <div className={styles.topics}>
        {topics.map((topic) => (
          <div key={topic} className={styles.topic}>
            <Skeleton height="1.75rem" width="14rem" />
            <Skeleton height="24rem" />
          </div>
        ))}
      </div>
    </div>
  </>
);
