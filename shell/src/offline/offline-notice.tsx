import { OFFLINE_PATH } from '@site/shared/contracts';
import { Link, useLocation } from '@site/shared/platform';
import { InfoIcon } from '@site/shared/ui/icons.ts';
import styles from '../layout/foot-notice.module.css';
import { useOffline } from './use-offline.ts';

/** Says at the foot of the window that there is no network. */
export function OfflineNotice() {
  const isOffline = useOffline();
  const { pathname } = useLocation();
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
