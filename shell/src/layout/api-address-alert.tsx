import { Notice } from '@site/shared/ui/notice.tsx';
import styles from './layout.module.css';

/** Shown on every page if the server was started without an API address: nothing can be loaded or saved. */
export function ApiAddressAlert() {
  return (
    <Notice tone="danger" title="The API base address is missing" className={styles.alert}>
      Nothing can be loaded or saved until the site's operator sets it.
    </Notice>
  );
}
