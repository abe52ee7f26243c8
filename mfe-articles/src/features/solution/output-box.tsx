import type { DsaCase } from '@site/shared/contracts';
import { Button, Notice, ProgressBar } from '@site/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CaseResults } from './case-results.tsx';
import styles from './output-box.module.css';
import { outcomeMessage, progressMessage } from './run-messages.ts';
import { errorOf, isUnderWay, type RunState } from './run-state.ts';

interface OutputBoxProps {
  state: RunState;
  cases: readonly DsaCase[];
  /** Whether the program has been changed since the run started. */
  outdated: boolean;
  onRetry: () => void;
  /** Rendered before everything else. */
  children: ReactNode;
}

/** The output of the latest run, how it ended, and the results of its cases. */
export function OutputBox({ state, cases, outdated, onRetry, children }: OutputBoxProps) {
  const error = errorOf(state);
  const box = useRef<HTMLElement>(null);
  const { outcome } = state;
  const begun = isUnderWay(state);
  const ending = <Ending state={state} onRetry={onRetry} />;
  // Below a long listing, the output would otherwise appear out of sight.
  useEffect(() => {
    if (begun || outcome) box.current?.scrollIntoView({ block: 'nearest' });
  }, [begun, outcome]);
  return (
    <section ref={box} className={styles.output} aria-label="Output">
      <h3 className={styles.outputTitle}>Output</h3>
      {outdated && outcome && (
        <p className={styles.aside}>The program has been changed since this run.</p>
      )}
      {isUnderWay(state) && <UnderWay state={state} />}
      {children}
      {state.mode === 'test' && ending}
      {state.mode === 'test' && state.phase !== 'loading' && !error && (
        <CaseResults state={state} cases={cases} />
      )}
      {state.output && state.mode === 'test' && (
        <p className={styles.aside}>Printed by the program:</p>
      )}
      {state.output && <Printed text={state.output} />}
      {state.cut && (
        <p className={styles.aside}>The output was cut off: only the first 64 KiB are shown.</p>
      )}
      {state.mode === 'run' && ending}
      {error && <Printed text={error.text} failed />}
    </section>
  );
}

const UnderWay = ({ state }: { state: RunState }) => (
  <div className={styles.underWay}>
    <p role="status">{progressMessage(state)}</p>
    {state.phase === 'loading' && (
      <ProgressBar
        label="Getting Python ready"
        value={Math.round(state.progress * 100)}
        max={100}
      />
    )}
  </div>
);

const Printed = ({ text, failed }: { text: string; failed?: boolean }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <pre className={failed ? styles.traceback : styles.printed} tabIndex={0}>
    {text}
  </pre>
);

function Ending({ state, onRetry }: Pick<OutputBoxProps, 'state' | 'onRetry'>) {
  const { outcome, output, mode } = state;
  if (!outcome) return null;
  const message = outcomeMessage(outcome);
  if (!message) {
    const silent = !output && mode === 'run';
    return silent && <p role="status">The program ended without printing anything.</p>;
  }
  return (
    <Notice tone={outcome.kind === 'stopped' ? 'info' : 'danger'} title={message.title}>
      {message.text && <p>{message.text}</p>}
      {outcome.kind === 'unavailable' && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
