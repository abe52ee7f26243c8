import { limits } from '@site/shared/contracts/composition';
import { TextAreaField } from '@site/shared/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './note-editor.module.css';
import { NotePreview } from './note-preview.tsx';

interface NoteEditorProps {
  text: string;
  onChange: (text: string) => void;
  readOnly: boolean;
}

const tabs = ['Write', 'Preview'] as const;
const ARROWS = ['ArrowLeft', 'ArrowRight'];

/**
 * The text of a note and its preview. The field stays mounted, so that its undo history survives a preview.
 */
export function NoteEditor({ text, onChange, readOnly }: NoteEditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('Write');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const change = (event: KeyboardEvent) => {
    if (!ARROWS.includes(event.key)) return;
    // With two tabs, either arrow moves to the other one.
    const other = tab === 'Write' ? 1 : 0;
    setTab(tabs[other]);
    list.current?.querySelectorAll('button')[other]?.focus();
  };
  const panel = (name: string) => ({
    id: `${id}-${name}`,
    'aria-labelledby': `${id}-${name}-tab`,
    hidden: tab !== name,
  });
  return (
    <div className={styles.editor}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="Note" onKeyDown={change}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            className={styles.tab}
            aria-selected={tab === name}
            aria-controls={`${id}-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
        <span className={styles.format}>Markdown</span>
      </div>
      <div role="tabpanel" {...panel('Write')}>
        <TextAreaField
          label="Note"
          labelHidden
          data-initial-focus=""
          placeholder="Write your notes here..."
          rows={8}
          value={text}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
          error={lengthError(text)}
          hint={lengthHint(text)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long note must be scrollable with the keyboard */}
      <div role="tabpanel" {...panel('Preview')} className={styles.preview} tabIndex={0}>
        {tab === 'Preview' && <NotePreview text={text} />}
      </div>
    </div>
  );
}

const NEAR_THE_END = limits.note * 0.9;
const written = (count: number) => count.toLocaleString('en');

/** A counter that appears near the limit. */
const lengthHint = (text: string) =>
  text.length > NEAR_THE_END && text.length <= limits.note
    ? `${written(text.length)} of ${written(limits.note)} characters`
    : undefined;

/** What to do about a text over the limit. It isn't truncated, which would lose pasted text. */
const lengthError = (text: string) =>
  text.length > limits.note
    ? `Notes can have up to ${written(limits.note)} characters. Remove ${written(text.length - limits.note)} to save yours.`
    : undefined;
