import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import headStyles from './exercise-head.module.css';
import styles from './exercise-skeleton.module.css';

/** A placeholder for title and facts. */
export const HeadSkeleton = () => (
  <header className={headStyles.header}>
    <Skeleton width="70%" height="2.5rem" />
    <Skeleton width="18rem" height="1.5rem" />
  </header>
);

/** A placeholder for what the exercise is worked through with. */
export const ExerciseSkeleton = ({ noun }: { noun: string }) => (
  <div className={styles.parts}>
    <p role="status">
      <VisuallyHidden>Loading {noun}...</VisuallyHidden>
    </p>
    <div className={styles.skeletons}>
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton height="10rem" />
      <Skeleton height="7.5rem" />
    </div>
    <div className={styles.skeletons}>
      <Skeleton width="8rem" height="2.5rem" />
      <Skeleton height="26rem" />
    </div>
  </div>
);
