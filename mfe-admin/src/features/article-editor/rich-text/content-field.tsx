import { Button, Dialog, DialogActions, Notice } from '@site/shared/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { useSettled } from '../article-form.ts';
import { Choice } from '../choice.tsx';
import styles from './rich-text.module.css';
import { RichText } from './rich-text.tsx';
import { indented } from './schema/indented.ts';
import { lostParts } from './schema/lost-parts.ts';

const views = [
  ['rich', 'Visual'],
  ['html', 'HTML'],
] as const;

interface ContentFieldProps {
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/**
 * The text of the article: as readers see it, or as HTML. HTML with parts that the visual view can't
 * represent stays HTML until the author agrees to lose them.
 */
export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const [written, setWritten] = useState(value);
  const [view, setView] = useState<'rich' | 'html'>(() =>
    lostParts(value).length > 0 ? 'html' : 'rich',
  );
  const [lost, setLost] = useState<string[]>([]);
  const change = (html: string) => {
    setWritten(html);
    onChange(html);
  };
  // Set from outside: an older version, or the other text of a conflict.
  if (value !== written) {
    setWritten(value);
    if (view === 'rich' && lostParts(value).length > 0) setView('html');
  }
  const show = (next: 'rich' | 'html') => {
    const parts = next === 'rich' ? lostParts(value) : [];
    setLost(parts);
    if (parts.length === 0) setView(next);
  };

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          Content
        </span>
        <Choice label="Content as" options={views} value={view} onChange={show} />
      </div>
      {view === 'rich' ? (
        <RichText
          value={value}
          onChange={change}
          label="Content"
          describedBy={errorId}
          invalid={error !== undefined}
        />
      ) : (
        <HtmlSource value={value} onChange={change} describedBy={errorId} />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {lost.length > 0 && (
        <LossDialog
          parts={lost}
          onStay={() => setLost([])}
          onSwitch={() => {
            setLost([]);
            setView('rich');
          }}
        />
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
  const settled = useSettled(value);
  const parts = useMemo(() => lostParts(settled), [settled]);
  return (
    <>
      {parts.length > 0 && (
        <Notice title="This text can only be edited as HTML">
          The visual editor doesn't support {list(parts)}.
        </Notice>
      )}
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
    </>
  );
}

const list = (parts: string[]) => new Intl.ListFormat('en').format(parts);

interface LossDialogProps {
  parts: string[];
  onStay: () => void;
  onSwitch: () => void;
}

const LossDialog = ({ parts, onStay, onSwitch }: LossDialogProps) => (
  <Dialog
    open
    onOpenChange={onStay}
    size="sm"
    title="Some of this HTML would be lost"
    description={`The visual editor doesn't support ${list(parts)}. If you switch, you'll lose that as soon as you change something.`}
  >
    <DialogActions>
      <Button variant="danger" onClick={onSwitch}>
        Switch anyway
      </Button>
      <Button variant="primary" data-initial-focus="" onClick={onStay}>
        Stay in HTML
      </Button>
    </DialogActions>
  </Dialog>
);
