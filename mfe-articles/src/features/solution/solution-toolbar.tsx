import {
  Badge,
  Button,
  ListChecksIcon,
  PencilIcon,
  PlayIcon,
  RotateCwIcon,
  XIcon,
} from '@site/shared/ui';
import type { HTMLAttributes, MouseEvent } from 'react';
import { CopyButton } from './copy-button.tsx';
import { isUnderWay, type RunState } from './run-state.ts';
import styles from './solution-toolbar.module.css';
import type { Draft } from './use-draft.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface SolutionToolbarProps {
  draft: Draft;
  state: RunState;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** Tells that somebody is about to run the program. */
  intent: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'>;
  onStart: (mode: RunState['mode']) => void;
  onStop: () => void;
}

/** The actions on the listing. */
export function SolutionToolbar({ draft, state, editing, intent, ...on }: SolutionToolbarProps) {
  const busy = isUnderWay(state);
  const comeBackTo = useRestoredFocus(busy);
  const starting = (mode: RunState['mode']) => (event: MouseEvent<HTMLElement>) => {
    comeBackTo(event.currentTarget);
    on.onStart(mode);
  };
  return (
    <div className={styles.toolbar}>
      <span className={styles.file}>
        solution.py {draft.edited && <Badge tone="accent">Edited</Badge>}
      </span>
      <div className={styles.actions}>
        <Resetting draft={draft} />
        <Button
          size="sm"
          variant="ghost"
          icon={<PencilIcon aria-hidden="true" />}
          onClick={() => on.onEdit(!editing)}
        >
          {editing ? 'Done' : 'Edit'}
        </Button>
        <CopyButton code={draft.code} />
      </div>
      <div className={styles.running}>
        {busy && (
          <Button
            size="sm"
            variant="danger"
            icon={<XIcon aria-hidden="true" />}
            onClick={on.onStop}
          >
            Stop
          </Button>
        )}
        <Button
          size="sm"
          icon={<ListChecksIcon aria-hidden="true" />}
          busy={busy && state.mode === 'test'}
          disabled={busy}
          {...intent}
          onClick={starting('test')}
        >
          Run tests
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<PlayIcon aria-hidden="true" />}
          busy={busy && state.mode === 'run'}
          disabled={busy}
          {...intent}
          onClick={starting('run')}
        >
          {busy && state.mode === 'run' ? 'Running...' : 'Run'}
        </Button>
      </div>
    </div>
  );
}

function Resetting({ draft }: { draft: Draft }) {
  if (draft.undoReset) {
    return (
      <Button size="sm" variant="ghost" onClick={draft.undoReset}>
        Undo reset
      </Button>
    );
  }
  if (!draft.edited) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<RotateCwIcon aria-hidden="true" />}
      onClick={draft.reset}
    >
      Reset
    </Button>
  );
}
