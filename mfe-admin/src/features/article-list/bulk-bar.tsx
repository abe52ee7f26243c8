import type { ArticleStatusFilter, BulkAction } from '@site/shared/contracts/editorial';
import { Button, IconButton, XIcon } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import { ActionMenu, actionLabels } from './article-actions.tsx';
import styles from './article-list.module.css';
import type { Report } from './use-bulk.ts';

const inTrash: BulkAction[] = ['restore'];
const elsewhere: BulkAction[] = ['publish', 'unpublish', 'delete'];
const further: BulkAction[] = ['feature', 'unfeature'];

interface BulkBarProps {
  status: ArticleStatusFilter;
  /** How many articles the page shows, how many are chosen, and how many there are in all. */
  shown: number;
  chosen: number;
  total: number | undefined;
  report: Report | null;
  busy: boolean;
  onChooseAll: (chosen: boolean) => void;
  onAction: (action: BulkAction) => void;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Above the list: choose all on the page, act on the chosen ones, and see the outcome. */
export function BulkBar(props: BulkBarProps) {
  const { status, shown, chosen, total, report, busy } = props;
  const trash = status === 'trash';
  return (
    <div className={styles.bar}>
      <ChooseAll shown={shown} chosen={chosen} onChange={props.onChooseAll} />
      {chosen > 0 ? (
        <>
          <span className={styles.words}>{chosen} selected</span>
          <fieldset className={styles.chosen} aria-label="Selected articles" disabled={busy}>
            {(trash ? inTrash : elsewhere).map((action) => (
              <Button
                key={action}
                size="sm"
                variant={action === 'delete' ? 'danger' : 'secondary'}
                onClick={() => props.onAction(action)}
              >
                {actionLabels[action]}
              </Button>
            ))}
            {!trash && (
              <ActionMenu
                label="More actions"
                actions={further}
                disabled={busy}
                onChoose={props.onAction}
              />
            )}
          </fieldset>
        </>
      ) : (
        <div role="status" className={styles.words}>
          {report ? (
            <ReportText
              report={report}
              busy={busy}
              onUndo={props.onUndo}
              onDismiss={props.onDismiss}
            />
          ) : (
            total !== undefined &&
            (total === 1 ? '1 article' : `${total.toLocaleString()} articles`)
          )}
        </div>
      )}
    </div>
  );
}

interface ChooseAllProps {
  shown: number;
  chosen: number;
  onChange: (chosen: boolean) => void;
}

function ChooseAll({ shown, chosen, onChange }: ChooseAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const all = shown > 0 && chosen === shown;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.checkbox}
      aria-label="Select all on this page"
      disabled={shown === 0}
      checked={all}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

interface ReportTextProps {
  report: Report;
  busy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Takes the focus: the pressed button is gone. */
function ReportText({ report, busy, onUndo, onDismiss }: ReportTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report takes the focus
  useEffect(() => text.current?.focus(), [report]);
  return (
    <div className={styles.report}>
      <p ref={text} tabIndex={-1}>
        {report.text}
      </p>
      {report.undo && (
        <Button size="sm" busy={busy} onClick={onUndo}>
          Undo
        </Button>
      )}
      <IconButton size="sm" label="Dismiss" onClick={onDismiss}>
        <XIcon />
      </IconButton>
    </div>
  );
}
