import { OFFLINE_PATH } from '@site/shared/contracts';
import { Link, useLocation } from '@site/shared/platform';
import { InfoIcon } from '@site/shared/ui/icons.ts';
import styles from '../layout/foot-notice.module.css';
import { useCachedCopies } from './use-cached-copies.ts';
import { useFreshCopies } from './use-fresh-copies.ts';
import { useFreshData } from './use-fresh-data.ts';
import { useOffline } from './use-offline.ts';

/** Caches copies while there is a network, and says at the foot of the window when there is none. */
export function OfflineSupport() {
  const isOffline = useOffline();
  const { pathname } = useLocation();
  useCachedCopies();
  useFreshData();
  useFreshCopies();
  return (
    <div className={styles.region} role="status">
      {isOffline && (
        <p className={styles.notice}>
          <InfoIcon aria-hidden="true" />
          You're offline
          {pathname !== OFFLINE_PATH && <Link to={OFFLINE_PATH}>See what's available</Link>}
        </p>
      )}
    </div>
  );
}
