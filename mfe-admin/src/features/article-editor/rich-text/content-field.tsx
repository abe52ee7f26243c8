import { useId, useRef, useState } from 'react';
import { Choice } from '../choice.tsx';
import styles from './rich-text.module.css';
import { RichText } from './rich-text.tsx';
import { indented } from './schema/indented.ts';

const views = [
  ['rich', 'Visual'],
  ['html', 'HTML'],
] as const;

interface ContentFieldProps {
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/** The text of the article: as readers see it, or as HTML. */
export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const [view, setView] = useState<'rich' | 'html'>('rich');

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          Content
        </span>
        <Choice label="Content as" options={views} value={view} onChange={setView} />
      </div>
      {view === 'rich' ? (
        <RichText
          value={value}
          onChange={onChange}
          label="Content"
          describedBy={errorId}
          invalid={error !== undefined}
        />
      ) : (
        <HtmlSource value={value} onChange={onChange} describedBy={errorId} />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

interface HtmlSourceProps {
  value: string;
  onChange: (html: string) => void;
  describedBy: string | undefined;
}

function HtmlSource({ value, onChange, describedBy }: HtmlSourceProps) {
  const [source, setSource] = useState(() => indented(value));
  const written = useRef(value);
  if (value !== written.current) {
    written.current = value;
    setSource(indented(value));
  }
  return (
    <textarea
      className={styles.source}
      aria-label="Content as HTML"
      aria-describedby={describedBy}
      spellCheck={false}
      rows={24}
      value={source}
      onChange={({ target }) => {
        written.current = target.value;
        setSource(target.value);
        onChange(target.value);
      }}
    />
  );
}
