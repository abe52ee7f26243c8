import { Skeleton } from '@site/shared/ui/skeleton.tsx';
import { createContext, useContext, useLayoutEffect } from 'react';
import styles from './remote-skeleton.module.css';

/** Called when a skeleton begins (1) and ends (-1) to stand in for the page. */
export const StandInContext = createContext((_change: 1 | -1) => {});

/** Stands where a remote's page will be: about the height of one, so that the footer stays put. */
export function RemoteSkeleton() {
  const tell = useContext(StandInContext);
  useLayoutEffect(() => {
    tell(1);
    return () => tell(-1);
  }, [tell]);
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading page">
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </div>
  );
}
