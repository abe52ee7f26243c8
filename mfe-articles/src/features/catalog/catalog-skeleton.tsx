import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './catalog.module.css';
import filterStyles from './catalog-filters.module.css';
import groupStyles from './problem-groups.module.css';

const groups = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A placeholder the size of filters, results and groups while they load. */
export const CatalogSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading problems and articles...</VisuallyHidden>
    </p>
    <div className={filterStyles.filters}>
      <Skeleton height="2.5rem" className={filterStyles.search} />
      <Skeleton height="2.5rem" width="18rem" />
    </div>
    <div className={styles.bar}>
      <Skeleton width="12rem" />
    </div>
    <div className={styles.part}>
      <Skeleton height="1.75rem" width="12rem" />
      <div className={groupStyles.groups}>
        {groups.map((group) => (
          <Skeleton key={group} className={groupStyles.groupSkeleton} />
        ))}
      </div>
    </div>
  </>
);
