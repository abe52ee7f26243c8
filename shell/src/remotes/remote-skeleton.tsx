import { Skeleton } from '@site/shared/ui/skeleton.tsx';
import { createContext, useContext, useLayoutEffect } from 'react';
import styles from './remote-skeleton.module.css';

/** Called when a skeleton begins (1) and ends (-1) to stand in for the page. */
export const StandInContext = createContext((_change: 1 | -1) => {});

/** Stands in for a remote's page: about the height of one, so that the footer stays put. */
export function RemoteSkeleton() {
  const notify = useContext(StandInContext);
  useLayoutEffect(() => {
    notify(1);
    return () => notify(-1);
  }, [notify]);
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading page">
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </div>
  );
}
