import { CopyButton } from '@site/shared/listing';
import { Badge, Button, CircleCheckIcon, ListChecksIcon, PlayIcon, XIcon } from '@site/shared/ui';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isUnderWay, type RunMode, type RunState } from './run-state.ts';
import type { Draft } from './use-draft.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import styles from './workspace-toolbar.module.css';

interface WorkspaceToolbarProps {
  draft: Draft;
  /** The name of the program's file. */
  file: string;
  state: RunState;
  /** Whether a program can be submitted. */
  submits: boolean;
  editing: boolean;
  onEdit: () => void;
  /** Called when a run seems to be near. */
  intent: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'>;
  onStart: (mode: RunMode) => void;
  onStop: () => void;
}

/** The actions on a person's own program. */
export function WorkspaceToolbar({
  draft,
  file,
  state,
  submits,
  editing,
  intent,
  ...on
}: WorkspaceToolbarProps) {
  const busy = isUnderWay(state);
  const comeBackTo = useRestoredFocus(busy);
  const starter = (mode: RunMode, name: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant="ghost"
      icon={icon}
      busy={busy && state.mode === mode}
      disabled={busy}
      {...intent}
      onClick={(event: MouseEvent<HTMLElement>) => {
        comeBackTo(event.currentTarget);
        on.onStart(mode);
      }}
    >
      {name}
    </Button>
  );
  return (
    <div className={styles.toolbar}>
      <span className={styles.file}>
        <span className={styles.name}>{file}</span>
        {draft.edited && <Badge tone="accent">Edited</Badge>}
      </span>
      <div className={styles.actions}>
        <Resetting draft={draft} />
        {!editing && (
          <Button size="sm" variant="ghost" onClick={on.onEdit}>
            Edit
          </Button>
        )}
        <CopyButton code={draft.code} />
      </div>
      <div className={styles.running}>
        {busy && (
          <Button size="sm" variant="ghost" icon={<XIcon aria-hidden="true" />} onClick={on.onStop}>
            Stop
          </Button>
        )}
        {starter(
          'run',
          busy && state.mode === 'run' ? 'Running...' : 'Run',
          <PlayIcon aria-hidden="true" />,
        )}
        {starter('test', 'Run tests', <ListChecksIcon aria-hidden="true" />)}
        {submits && starter('submit', 'Submit', <CircleCheckIcon aria-hidden="true" />)}
      </div>
    </div>
  );
}

function Resetting({ draft }: { draft: Draft }) {
  const { undo, edited, reset } = draft;
  if (!undo && !edited) return null;
  return (
    <Button size="sm" variant="ghost" onClick={undo?.run ?? reset}>
      {undo?.name ?? 'Reset'}
    </Button>
  );
}
