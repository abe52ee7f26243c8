import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './problem.module.css';

const PANEL = ['5rem', '9rem', '6rem', '8rem'];

/** Stands where the list of problems will. */
export const SidePanelSkeleton = () => (
  <div className={styles.panelSkeleton}>
    <Skeleton height="2.25rem" />
    {PANEL.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </div>
);

/** Stands where title and facts will. */
export const HeaderSkeleton = () => (
  <header className={styles.header}>
    <Skeleton width="9rem" height="1.4rem" />
    <Skeleton width="70%" height="2.9rem" />
    <Skeleton width="16rem" height="1.4rem" />
    <Skeleton width="18rem" height="2.5rem" />
  </header>
);

/** Stands where the sections will. */
export const ProblemSkeleton = () => (
  <div className={styles.body}>
    <p role="status">
      <VisuallyHidden>Loading problem...</VisuallyHidden>
    </p>
    <div className={styles.section}>
      <div className={styles.skeletons}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton height="10rem" />
        <Skeleton height="7.5rem" />
      </div>
    </div>
    <div className={styles.section}>
      <div className={styles.skeletons}>
        <Skeleton width="8rem" height="2.5rem" />
        <Skeleton height="26rem" />
      </div>
    </div>
  </div>
);
