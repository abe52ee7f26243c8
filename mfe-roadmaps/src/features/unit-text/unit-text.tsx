import type { UnitText } from '@site/shared/contracts';
import { ArticleBody, FoldedContents, TableOfContents } from '@site/shared/reading';
import type { ReactNode } from 'react';
import styles from './unit-text.module.css';

/** Fewer headings are seen at a glance. */
const HEADINGS = 4;

interface UnitTextViewProps {
  text: UnitText;
  /** The next step, at the end of the text. */
  offer: ReactNode;
}

/** The text of a unit, set as articles are. */
export function UnitTextView({ text, offer }: UnitTextViewProps) {
  const { content, table_of_contents: entries } = text;
  const hasContents = entries.length >= HEADINGS;
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        {hasContents && <FoldedContents entries={entries} />}
        <ArticleBody html={content} />
        {offer && <div className={styles.end}>{offer}</div>}
      </div>
      {hasContents && <TableOfContents entries={entries} />}
    </div>
  );
}
