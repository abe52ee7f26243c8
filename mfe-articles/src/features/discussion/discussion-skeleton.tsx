import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './discussion.module.css';

/** A placeholder the size of the form and the two comments that most discussions start with. */
export const DiscussionSkeleton = () => (
  <div className={styles.body}>
    <VisuallyHidden>
      <span role="status">Loading the discussion...</span>
    </VisuallyHidden>
    <Skeleton height="11.5rem" />
    <CommentsSkeleton />
  </div>
);

export const CommentsSkeleton = () => (
  <div className={styles.skeletons} aria-hidden="true">
    {['one', 'two'].map((name) => (
      <div key={name} className={styles.skeleton}>
        <Skeleton round width="2.25rem" height="2.25rem" />
        <div className={styles.skeletonWords}>
          <Skeleton width="11rem" height="1rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    ))}
  </div>
);
