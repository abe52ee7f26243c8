import { brand } from '@site/shared/brand';
import styles from './logo.module.css';

/** The logo: three rising steps, the last one highlighted, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <rect x="1.5" y="14" width="6" height="8.5" rx="1.75" />
        <rect x="9" y="8.5" width="6" height="14" rx="1.75" />
        <rect x="16.5" y="1.5" width="6" height="21" rx="1.75" className={styles.top} />
      </svg>
      {brand.name}
    </span>
  );
}
