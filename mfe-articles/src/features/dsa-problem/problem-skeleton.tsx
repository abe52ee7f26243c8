import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import headerStyles from './problem-header.module.css';
import layout from './problem-layout.module.css';
import sectionStyles from './problem-section.module.css';
import styles from './problem-skeleton.module.css';

/** A placeholder for title and facts. */
export const HeaderSkeleton = () => (
  <header className={headerStyles.header}>
    <Skeleton width="70%" height="2.5rem" />
    <Skeleton width="18rem" height="1.5rem" />
  </header>
);

/** A placeholder for the sections. */
export const ProblemSkeleton = () => (
  <div className={layout.statement}>
    <p role="status">
      <VisuallyHidden>Loading problem...</VisuallyHidden>
    </p>
    <div className={sectionStyles.section}>
      <div className={styles.skeletons}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton height="10rem" />
        <Skeleton height="7.5rem" />
      </div>
    </div>
    <div className={sectionStyles.section}>
      <div className={styles.skeletons}>
        <Skeleton width="8rem" height="2.5rem" />
        <Skeleton height="26rem" />
      </div>
    </div>
  </div>
);
