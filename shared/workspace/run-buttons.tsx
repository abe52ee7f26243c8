import { Button, CircleCheckIcon, ListChecksIcon, PlayIcon, XIcon } from '@site/shared/ui';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isUnderWay, type RunMode, type RunState } from './run-state.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import styles from './workspace-toolbar.module.css';

interface RunButtonsProps {
  state: RunState;
  /** Whether a program can be submitted. */
  submits: boolean;
  /** Called when a run seems to be near. */
  intent: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'>;
  onStart: (mode: RunMode) => void;
  onStop: () => void;
}

/** What runs, tests and submits a program. */
export function RunButtons({ state, submits, intent, onStart, onStop }: RunButtonsProps) {
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
        onStart(mode);
      }}
    >
      {name}
    </Button>
  );
  return (
    <div className={styles.running}>
      {busy && (
        <Button size="sm" variant="ghost" icon={<XIcon aria-hidden="true" />} onClick={onStop}>
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
  );
}
