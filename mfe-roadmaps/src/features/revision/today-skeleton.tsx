import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './today.module.css';

/** A placeholder for the schedule while it loads. */
export const TodaySkeleton = () => (
  <div className={styles.columns}>
    <p role="status" className={styles.loading}>
      <VisuallyHidden>Loading your revision schedule...</VisuallyHidden>
    </p>
    <div className={styles.main}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton className={styles.cardSkeleton} />
    </div>
    <div className={styles.side}>
      <Skeleton className={styles.weekSkeleton} />
    </div>
  </div>
);
