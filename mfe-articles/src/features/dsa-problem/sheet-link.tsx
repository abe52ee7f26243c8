import { Link, runtimeConfig } from '@site/shared/platform';
import { ListChecksIcon, RotateCwIcon } from '@site/shared/ui';
import { usePendingCompleted } from './completed-changes.ts';
import styles from './sheet-link.module.css';

/** Links to the problem on the practice sheet, and says if a mark from here hasn't arrived there yet. */
export function SheetLink({ unitId }: { unitId: string }) {
  const waiting = usePendingCompleted().get(unitId)?.waiting ?? false;
  return (
    <>
      <Link
        to={`/roadmaps/${runtimeConfig().defaultRoadmapId}?problem=${unitId}`}
        className={styles.link}
      >
        <ListChecksIcon aria-hidden="true" />
        Practice sheet
      </Link>
      {waiting && (
        <span className={styles.waiting} role="status">
          <RotateCwIcon aria-hidden="true" />
          Waiting to sync
        </span>
      )}
    </>
  );
}
