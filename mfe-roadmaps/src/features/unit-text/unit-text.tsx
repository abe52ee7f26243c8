import type { UnitText } from '@site/shared/contracts/practice';
import { ArticleBody, FoldedContents, TableOfContents } from '@site/shared/reading';
import type { ReactNode } from 'react';
import { Answer } from './answer.tsx';
import { Documents } from './documents.tsx';
import styles from './unit-text.module.css';

/** With fewer headings, a list of contents isn't needed. */
const HEADINGS = 4;

interface UnitTextViewProps {
  text: UnitText;
  /** The next step, at the end of the text. */
  offer: ReactNode;
}

/** The text of a unit, styled like an article: a task, and our answer. */
export function UnitTextView({ text, offer }: UnitTextViewProps) {
  const { table_of_contents: entries } = text;
  const { task, answer } = partsOf(text);
  const hasContents = entries.length >= HEADINGS;
  const end = offer && <div className={styles.end}>{offer}</div>;
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        {text.documents.length > 0 && <Documents documents={text.documents} />}
        <ArticleBody html={task} />
        {answer && (
          <div className={styles.answer}>
            <p>
              You can't solve this one here. Work it out aloud, on paper or in your own editor, then
              compare.
            </p>
            <Answer>
              {hasContents && <FoldedContents entries={entries} />}
              <ArticleBody html={answer} />
              {end}
            </Answer>
          </div>
        )}
        {!answer && end}
      </div>
      {hasContents && (
        <div className={styles.contents}>
          <TableOfContents entries={entries} />
        </div>
      )}
    </div>
  );
}

/** The task ends where the first heading begins. What people take along is no task. */
function partsOf({ content, documents }: UnitText) {
  const end = documents.length > 0 ? -1 : content.indexOf('<h2');
  if (end < 0) return { task: content, answer: '' };
  return { task: content.slice(0, end), answer: content.slice(end) };
}
