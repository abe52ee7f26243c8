import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './plan.module.css';

/** A placeholder for the plan while it loads. */
export const PlanSkeleton = () => (
  <div className={styles.columns}>
    <p role="status" className={styles.loading}>
      <VisuallyHidden>Loading your plan...</VisuallyHidden>
    </p>
    <div className={styles.main}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton className={styles.listSkeleton} />
    </div>
    <div className={styles.side}>
      <Skeleton className={styles.sideSkeleton} />
    </div>
  </div>
);
