import type { ContentMistake, ContentPreview } from '@site/shared/contracts/editorial';
import { Button, Card, Notice, Table } from '@site/shared/ui';
import styles from '../content.module.css';
import { ChangeList, changesInWords, isAddedProblem } from './change-list.tsx';

interface PreviewedContentProps {
  /** Of the file. */
  name: string;
  preview: ContentPreview;
  busy: boolean;
  /** Why importing failed; null if it hasn't. */
  error: string | null;
  onApply: () => void;
}

/** What a file would change, or its mistakes, and the button that imports it. */
export function PreviewedContent({ name, preview, ...rest }: PreviewedContentProps) {
  const { busy, error, onApply } = rest;
  const { mistakeCount, mistakes, ignoredColumns, counts, changes, digest } = preview;
  return (
    <Card as="section" className={styles.stack} aria-label="Preview">
      <h2 tabIndex={-1} ref={focusOnce} className={styles.heading}>
        What {name} would change
      </h2>
      {ignoredColumns.length > 0 && (
        <p className={styles.quiet}>Columns that will be ignored: {ignoredColumns.join(', ')}</p>
      )}
      {mistakeCount > 0 ? (
        <>
          <Notice tone="danger" title={mistakesInWords(mistakeCount)}>
            <p>Fix them, then choose the file again. Nothing is imported until then.</p>
          </Notice>
          <MistakeTable mistakes={mistakes} total={mistakeCount} />
        </>
      ) : (
        <>
          <ul className={styles.list}>
            {changesInWords(changes).map((words) => (
              <li key={words}>{words}</li>
            ))}
            {counts.unchanged > 0 && <li>{counts.unchanged} unchanged</li>}
          </ul>
          {digest === null && <Notice>Everything in this file is on the site already.</Notice>}
          <ChangeList changes={changes} />
        </>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {digest !== null && (
        <div className={styles.actions}>
          <Button variant="primary" busy={busy} onClick={onApply}>
            {importLabel(changes)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The preview appears after a click: people using a screen reader are taken there. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

const mistakesInWords = (count: number) =>
  count === 1 ? 'The file has a mistake' : `The file has ${count} mistakes`;

function importLabel(changes: ContentPreview['changes']): string {
  const problems = changes.filter(isAddedProblem).length;
  if (problems === 0) {
    return changes.length === 1 ? 'Make this change' : `Make these ${changes.length} changes`;
  }
  return problems === 1 ? 'Import 1 problem' : `Import ${problems} problems`;
}

interface MistakeTableProps {
  mistakes: readonly ContentMistake[];
  /** The number of all mistakes; only the first ones are listed. */
  total: number;
}

const MistakeTable = ({ mistakes, total }: MistakeTableProps) => (
  <>
    <Table label="Mistakes" columns={['Place', 'Field', 'Mistake']}>
      {mistakes.map(({ file, line, field, message }) => (
        <tr key={`${file} ${line} ${field} ${message}`}>
          <td className={styles.nowrap}>
            {file && `${file}, `}line {line}
          </td>
          <td>{field}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
    {total > mistakes.length && (
      <p className={styles.quiet}>
        These are the first {mistakes.length} of {total}.
      </p>
    )}
  </>
);
