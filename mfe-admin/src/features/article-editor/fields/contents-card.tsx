import { Card } from '@site/shared/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type Fields, useSettled } from '../article-form.ts';
import { inert } from '../rich-text/schema/inert.ts';
import styles from './fields.module.css';

/** The table of contents, generated from the headings. */
export function ContentsCard() {
  const html = useSettled(useWatch<Fields, 'content'>({ name: 'content' }));
  const entries = useMemo(() => contentsOf(html), [html]);
  return (
    <Card as="section" aria-labelledby="contents" className={styles.card}>
      <h2 id="contents">Contents</h2>
      {entries.length > 0 ? (
        <ol className={styles.contents}>
          {entries.map(({ title, level }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two headings may have the same words
            <li key={at} data-level={level}>
              {title}
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>
          Headings will appear here. Readers see the contents once there are two.
        </p>
      )}
    </Card>
  );
}

interface ContentsEntry {
  title: string;
  level: number;
}

/** The headings that readers get as contents. */
const contentsOf = (html: string): ContentsEntry[] =>
  [...inert(html).querySelectorAll('h1, h2, h3')]
    .map(({ textContent, localName }) => ({
      title: textContent.trim(),
      level: localName === 'h3' ? 3 : 2,
    }))
    .filter(({ title }) => title !== '');
