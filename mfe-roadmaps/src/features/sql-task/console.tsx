import type { SqlTask } from '@site/shared/contracts';
import { LeftThingsNotice } from '@site/shared/device';
import { Button, CircleCheckIcon, PlayIcon, Spinner, VisuallyHidden, XIcon } from '@site/shared/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { announcementOf } from './announcement.ts';
import styles from './console.module.css';
import type { Console } from './judging/console.ts';
import { RunView } from './result-view.tsx';
import { type ConsoleState, type Mode, useConsole } from './use-console.ts';
import { useQueryDraft } from './use-query-draft.ts';
import { VerdictView } from './verdict-view.tsx';

interface SqlConsoleProps {
  task: SqlTask;
  /** The next step, shown once a query is right. */
  offer: ReactNode;
  /** Loads what runs statements; the page's own by default. */
  load?: () => Promise<Console>;
}

/** Somebody's own query: written, run and checked here. */
export function SqlConsole({ task, offer, load }: SqlConsoleProps) {
  const { query, change, ready } = useQueryDraft(task);
  const { state, prepare, start, stop } = useConsole(task, load);
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = state.kind === 'busy' ? state.mode : null;
  const isEmpty = query.trim() === '';
  const run = (mode: Mode) => {
    if (!busy && !isEmpty) start(mode, query);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run(event.shiftKey ? 'check' : 'run');
  };
  // Never disabled meanwhile: it would lose the focus.
  const button = (mode: Mode, name: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant={mode === 'check' ? 'primary' : 'secondary'}
      icon={busy === mode ? <Spinner /> : icon}
      disabled={isEmpty}
      aria-disabled={busy !== null || undefined}
      aria-busy={busy === mode || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => run(mode)}
    >
      {name}
    </Button>
  );
  const stopAndGoOn = () => {
    stop();
    field.current?.focus();
  };
  return (
    <>
      <LeftThingsNotice />
      <div className={styles.console}>
        <textarea
          ref={field}
          className={styles.query}
          aria-label="Your query"
          aria-describedby="query-keys"
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={query}
          readOnly={!ready}
          onChange={({ target }) => change(target.value)}
          onFocus={prepare}
          onKeyDown={onKeyDown}
        />
        <div className={styles.toolbar}>
          <p id="query-keys" className={styles.keys}>
            Ctrl or Cmd + Enter runs it, with Shift it checks.
          </p>
          {busy && (
            <Button
              size="sm"
              variant="ghost"
              icon={<XIcon aria-hidden="true" />}
              onClick={stopAndGoOn}
            >
              Stop
            </Button>
          )}
          {button('run', 'Run', <PlayIcon aria-hidden="true" />)}
          {button('check', 'Check', <CircleCheckIcon aria-hidden="true" />)}
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>{announcementOf(state)}</VisuallyHidden>
      </p>
      <div className={styles.outcome}>
        <Outcome state={state} query={query} />
        {isRight(state) && offer}
      </div>
    </>
  );
}

const isRight = (state: ConsoleState) => state.kind === 'checked' && state.verdict.kind === 'right';

function Outcome({ state, query }: { state: ConsoleState; query: string }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'busy') return <p>{state.mode === 'run' ? 'Running…' : 'Checking…'}</p>;
  return (
    <>
      {state.statement !== query && <p className={styles.count}>You've changed the query since.</p>}
      {state.kind === 'ran' ? (
        <RunView run={state.run} statement={state.statement} />
      ) : (
        <VerdictView verdict={state.verdict} statement={state.statement} />
      )}
    </>
  );
}
