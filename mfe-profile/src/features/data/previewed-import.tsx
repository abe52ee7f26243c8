import { counted } from '@site/shared/contracts/composition';
import type { ImportPreview, NoteChoice } from '@site/shared/contracts/practice';
import { Button, Notice, SelectField, Table } from '@site/shared/ui';
import { useState } from 'react';
import styles from './data.module.css';

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

const reasons = {
  unknown: "There's no problem with this name",
  ambiguous: 'Several problems have this name: add the roadmap',
};

/** How many rows of the file are left out. */
const leftOutOf = ({ unknown, faulty }: ImportPreview): number => unknown + faulty;

/** Rows of the file that are left out, by line and name, with all their errors. */
function LeftOutRows({ preview }: { preview: ImportPreview }) {
  const total = leftOutOf(preview);
  const rows = [
    ...preview.unknownRows.map(({ reason, ...row }) => ({ ...row, why: reasons[reason] })),
    ...preview.faultyRows.map(({ faults, ...row }) => ({ ...row, why: faults.join('; ') })),
  ].sort((one, other) => one.row - other.row);
  return (
    <>
      <Notice tone="warning">
        {total === 1
          ? '1 row of the file will be left out.'
          : `${total} rows of the file will be left out.`}
      </Notice>
      <div className={styles.rows}>
        <Table label="Rows left out" columns={['Row', 'Problem', 'Why']}>
          {rows.map(({ row, problem, why }) => (
            <tr key={row}>
              <td>{row}</td>
              <th scope="row">{problem}</th>
              <td>{why}</td>
            </tr>
          ))}
        </Table>
      </div>
      {total > rows.length && <p>and {total - rows.length} more</p>}
    </>
  );
}

interface NoteDifferencesProps {
  differences: ImportPreview['differences'];
  /** The number of all differences; only the first ones are listed. */
  total: number;
}

/** Both notes of each problem, by name. */
const NoteDifferences = ({ differences, total }: NoteDifferencesProps) => (
  <details className={styles.details}>
    <summary>Compare the notes</summary>
    <ul className={styles.notes}>
      {differences.map(({ unitId, name, current, imported }) => (
        <li key={unitId}>
          <h5>{name}</h5>
          <dl>
            <dt>Yours</dt>
            <dd>{current}</dd>
            <dt>In the file</dt>
            <dd>{imported}</dd>
          </dl>
        </li>
      ))}
    </ul>
    {total > differences.length && <p>and {total - differences.length} more</p>}
  </details>
);
