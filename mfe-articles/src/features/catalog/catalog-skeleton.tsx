import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './catalog.module.css';

const groups = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Stands in the size of filters and groups until they are there. */
export const CatalogSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading problems and articles...</VisuallyHidden>
    </p>
    <div className={styles.filters}>
      <Skeleton height="2.5rem" className={styles.search} />
      <Skeleton height="2.5rem" width="18rem" />
    </div>
    <div className={styles.part}>
      <Skeleton height="1.75rem" width="12rem" />
      <div className={styles.groups}>
        {groups.map((group) => (
          <Skeleton key={group} className={styles.groupSkeleton} />
        ))}
      </div>
    </div>
  </>
);
