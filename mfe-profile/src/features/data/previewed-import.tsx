import { counted, type ImportPreview, type NoteChoice } from '@site/shared/contracts';
import { Button, Notice, SelectField } from '@site/shared/ui';
import { useState } from 'react';
import styles from './data.module.css';
import { LeftOutRows, leftOutOf } from './left-out-rows.tsx';
import { NoteDifferences } from './note-differences.tsx';

interface PreviewedImportProps {
  /** Of the file. */
  name: string;
  preview: ImportPreview;
  busy: boolean;
  /** Why importing failed; null if it hasn't. */
  error: string | null;
  onApply: (notes: NoteChoice) => void;
  onCancel: () => void;
}

/** What a file would change, which rows are left out, and the buttons to continue or cancel. */
export function PreviewedImport({ name, preview, ...rest }: PreviewedImportProps) {
  const { busy, error, onApply, onCancel } = rest;
  const [notes, setNotes] = useState<NoteChoice>('keep');
  const leftOut = leftOutOf(preview);
  const changesNothing = preview.completed + preview.bookmarked + preview.notes === 0;
  const pointless = changesNothing && (preview.differing === 0 || notes === 'keep');
  return (
    <section className={styles.preview} aria-label="Preview">
      <h4 tabIndex={-1} ref={focusOnce}>
        What {name} would change
      </h4>
      <ul className={styles.changes}>
        <li>{counted(preview.completed, 'problem')} marked as completed</li>
        <li>{counted(preview.bookmarked, 'problem')} bookmarked</li>
        <li>{counted(preview.notes, 'problem')} given a note</li>
      </ul>
      <p className={styles.quiet}>
        The file has {counted(preview.rows, 'problem')}. Nothing you've marked will be removed.
      </p>
      {preview.differing > 0 && (
        <>
          <SelectField
            label={`Your note differs from the file's on ${counted(preview.differing, 'problem')}`}
            value={notes}
            onChange={({ target }) => setNotes(target.value as NoteChoice)}
          >
            <option value="keep">Keep mine</option>
            <option value="both">Keep both, the file's below mine</option>
            <option value="replace">Replace mine with the file's</option>
          </SelectField>
          <NoteDifferences differences={preview.differences} total={preview.differing} />
        </>
      )}
      {leftOut > 0 && <LeftOutRows preview={preview} />}
      {pointless && (
        <Notice>
          {leftOut > 0
            ? "There's nothing else in this file to import."
            : 'You already have everything in this file.'}
        </Notice>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} disabled={pointless} onClick={() => onApply(notes)}>
          {leftOut > 0 && !pointless ? `Import the other ${preview.rows - leftOut}` : 'Import'}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

/** The preview appears once a file is chosen: people using a screen reader are taken there. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();
