import { Skeleton } from '@site/shared/ui/skeleton.tsx';
import styles from './remote-skeleton.module.css';

/** Stands where a remote's page will be: about the height of one, so that the footer stays put. */
export const RemoteSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Loading page">
    <Skeleton className={styles.heading} />
    <Skeleton className={styles.line} />
    <Skeleton className={styles.block} />
  </div>
);
