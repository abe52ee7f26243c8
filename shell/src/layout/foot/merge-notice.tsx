import { counted } from '@site/shared/contracts/composition';
import { decideLater, isUndecided, leftThings, mergePath } from '@site/shared/device';
import { Link, records, useLocation, useSession } from '@site/shared/platform';
import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { MonitorIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useReducer } from 'react';
import styles from './foot-notice.module.css';

/**
 * At the foot of the window, where it moves nothing. It stays until everything is merged, discarded or put off.
 */
export function MergeNotice() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      records.subscribe(({ owner }) => {
        if (owner === null) lookAgain();
      }),
    [],
  );
  if (!user || !isUndecided(user.id)) return null;
  const count = leftThings().length;
  const later = () => {
    decideLater(user.id);
    lookAgain();
  };
  return (
    <section
      className={classNames(styles.region, styles.canWait, styles.leftThings)}
      aria-label="Made before you logged in"
    >
      <p className={styles.notice}>
        <MonitorIcon aria-hidden="true" />
        <span role="status">
          Made before you logged in
          <span className={styles.more}>: {counted(count, 'thing')}</span>
        </span>
        <Link to={mergePath(pathname + search)}>See and merge</Link>
        <IconButton size="sm" label="Later" onClick={later}>
          <XIcon />
        </IconButton>
      </p>
    </section>
  );
}
