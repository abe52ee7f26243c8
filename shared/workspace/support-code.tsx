import { highlightedLines, Listing } from '@site/shared/listing';
import { useMemo } from 'react';
import { languageNames, type Solvable } from './language/solvable.ts';
import styles from './support-code.module.css';

/** What runs before the listing and is not part of it. */
export function SupportCode({ problem }: { problem: Solvable }) {
  const { support: code, supportHtml: codeHtml, language } = problem;
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  return (
    <details className={styles.provided}>
      <summary>Provided for you</summary>
      <Listing lines={lines} label={`${languageNames[language]} provided for you`} />
    </details>
  );
}
