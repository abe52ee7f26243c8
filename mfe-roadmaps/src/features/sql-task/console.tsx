import { counted } from '@site/shared/contracts/composition';
import type { SqlTask } from '@site/shared/contracts/practice';
import { LeftThingsNotice } from '@site/shared/device';
import { Button, CircleCheckIcon, PlayIcon, Spinner, VisuallyHidden, XIcon } from '@site/shared/ui';
import type { EditorHandle } from '@site/shared/workspace/editor';
import { type ReactNode, useRef } from 'react';
import styles from './console.module.css';
import type { Console } from './judging/console.ts';
import { lineOf } from './line-of.ts';
import { QueryField, type QueryFieldProps } from './query-field.tsx';
import { RunView } from './result-view.tsx';
import { type ConsoleState, type Mode, useConsole } from './use-console.ts';
import { type QueryDraft, useQueryDraft } from './use-query-draft.ts';
import { VerdictView } from './verdict-view.tsx';

interface Checking {
  /** The next step, shown once a query is correct. */
  offer: ReactNode;
  /** Called each time a query is correct. */
  onRight: () => void;
}

export interface QueryConsoleProps {
  task: SqlTask;
  draft: QueryDraft;
  /** Without it, a query can't be checked here, only run. */
  checking?: Checking;
  /** Loads the code that runs statements; the page's own by default. */
  load?: () => Promise<Console>;
  /** Loads the editor; the page's own by default. */
  loadEditor?: QueryFieldProps['loadEditor'];
}

type SqlConsoleProps = Checking & Omit<QueryConsoleProps, 'draft' | 'checking'>;

/** The person's own query: written, run and checked here. */
export function SqlConsole({ offer, onRight, ...props }: SqlConsoleProps) {
  const draft = useQueryDraft(props.task);
  return (
    <>
      <LeftThingsNotice />
      <QueryConsole {...props} draft={draft} checking={{ offer, onRight }} />
    </>
  );
}

/** A query: written, run and, if that's offered, checked here. */
export function QueryConsole({ task, draft, checking, load, loadEditor }: QueryConsoleProps) {
  const { query, swap } = draft;
  const { state, prepare, start, stop } = useConsole(task, checking?.onRight, load);
  const field = useRef<EditorHandle>(null);
  const busy = state.kind === 'busy' ? state.mode : null;
  const run = (mode: Mode, statement: string) => {
    if (!busy && statement.trim() !== '') start(mode, statement);
  };
  // Not disabled meanwhile, which would lose the focus.
  const button = (mode: Mode, name: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant={mode === 'check' || !checking ? 'primary' : 'secondary'}
      icon={busy === mode ? <Spinner /> : icon}
      disabled={query.trim() === ''}
      aria-disabled={busy !== null || undefined}
      aria-busy={busy === mode || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => run(mode, query)}
    >
      {name}
    </Button>
  );
  const swapQueries = () => {
    swap?.run();
    field.current?.focus();
  };
  const stopAndGoOn = () => {
    stop();
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.console} data-unsaved={draft.isChanged ? '' : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the focusable element is the field in it */}
        <div onFocus={prepare}>
          <QueryField
            key={draft.of}
            ref={field}
            draft={draft}
            onRun={(statement) => run('run', statement)}
            onCheck={checking && ((statement) => run('check', statement))}
            markedLine={failedLine(state, query)}
            loadEditor={loadEditor}
          />
        </div>
        <div className={styles.toolbar}>
          {swap && (
            <Button size="sm" variant="ghost" onClick={swapQueries}>
              {swap.name}
            </Button>
          )}
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
          {checking && button('check', 'Check', <CircleCheckIcon aria-hidden="true" />)}
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>{announcementOf(state)}</VisuallyHidden>
      </p>
      <div className={styles.outcome}>
        <Outcome state={state} query={query} />
        {isRight(state) && checking?.offer}
      </div>
    </>
  );
}

/** The line in which the current query failed. */
function failedLine(state: ConsoleState, query: string): number | null {
  if (state.kind !== 'ran' || state.statement !== query || state.run.kind !== 'error') return null;
  const { position } = state.run.error;
  return position === null ? null : lineOf(query, position).number;
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

/** What screen readers announce about a run or a check: a short outcome. The rest can be read. */
function announcementOf(state: ConsoleState): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'busy') return state.mode === 'run' ? 'Running' : 'Checking';
  if (state.kind === 'checked') return sayings[state.verdict.kind];
  const { run } = state;
  if (run.kind !== 'result') return sayings.failed;
  return `Finished, ${counted(run.result.total, 'row')}`;
}

const sayings = {
  right: 'Your query is right',
  wrong: "Your query isn't right yet",
  failed: "The query didn't finish",
} as const;
