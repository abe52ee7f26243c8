import { CopyButton } from '@site/shared/listing';
import { Badge, Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { Draft } from './use-draft.ts';
import styles from './workspace-toolbar.module.css';

interface WorkspaceToolbarProps {
  draft: Draft;
  /** The name of the program's file. */
  file: string;
  editing: boolean;
  onEdit: () => void;
  /** What runs it. */
  children?: ReactNode;
}

/** The actions on a person's own program. */
export const WorkspaceToolbar = ({
  draft,
  file,
  editing,
  onEdit,
  children,
}: WorkspaceToolbarProps) => (
  <div className={styles.toolbar}>
    <span className={styles.file}>
      <span className={styles.name}>{file}</span>
      {draft.edited && <Badge tone="accent">Edited</Badge>}
    </span>
    <div className={styles.actions}>
      <Resetting draft={draft} />
      {!editing && (
        <Button size="sm" variant="ghost" onClick={onEdit}>
          Edit
        </Button>
      )}
      <CopyButton code={draft.code} />
    </div>
    {children}
  </div>
);

function Resetting({ draft }: { draft: Draft }) {
  const { undo, edited, reset } = draft;
  if (!undo && !edited) return null;
  return (
    <Button size="sm" variant="ghost" onClick={undo?.run ?? reset}>
      {undo?.name ?? 'Reset'}
    </Button>
  );
}
