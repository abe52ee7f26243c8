import { Listing } from './listing.tsx';
import { plainLines } from './listing-lines.ts';
import styles from './provided.module.css';

/** Python that runs before the listing and is not part of it. */
export const Provided = ({ code }: { code: string }) => (
  <details className={styles.provided}>
    <summary>Provided for you</summary>
    <Listing lines={plainLines(code)} label="Python that is provided for you" />
  </details>
);
