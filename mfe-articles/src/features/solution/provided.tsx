import { useMemo } from 'react';
import { Listing } from './listing.tsx';
import { highlightedLines } from './listing-lines.ts';
import styles from './provided.module.css';

/** Python that runs before the listing and is not part of it. */
export function Provided({ code, codeHtml }: { code: string; codeHtml: string }) {
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  return (
    <details className={styles.provided}>
      <summary>Provided for you</summary>
      <Listing lines={lines} label="Python provided for you" />
    </details>
  );
}
