import { Button, Notice, ProgressBar } from '@site/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { languageNames } from '../language/solvable.ts';
import { errorOf, isUnderWay, type RunState } from '../run-state.ts';
import { CaseResults } from './case-results.tsx';
import styles from './output-box.module.css';
import { outcomeMessage, progressMessage } from './run-messages.ts';
import { judge } from './verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface OutputBoxProps {
  state: RunState;
  /** Whether the program has been changed since the run started. */
  outdated: boolean;
  onRetry: () => void;
  /** The next step, shown once a submission has been accepted. */
  offer?: ReactNode;
}

/** The output of the latest run, how it ended, and the results of its cases. */
export function OutputBox({ state, outdated, onRetry, offer }: OutputBoxProps) {
  const error = errorOf(state);
  const box = useRef<HTMLElement>(null);
  const { outcome } = state;
  const begun = isUnderWay(state);
  const judgement = state.mode === 'submit' ? judge(state) : null;
  const ending = <Ending state={state} onRetry={onRetry} />;
  // Below a long listing, the output would otherwise appear out of sight.
  useEffect(() => {
    if (begun || outcome) box.current?.scrollIntoView({ block: 'nearest' });
  }, [begun, outcome]);
  return (
    <section ref={box} className={styles.output} aria-label="Output">
      <h3 className={styles.outputTitle}>Output</h3>
      {outdated && outcome && (
        <p className={styles.aside}>You've changed the program since this run.</p>
      )}
      {isUnderWay(state) && <UnderWay state={state} />}
      {judgement && (
        <VerdictPanel judgement={judgement} state={state}>
          {!outdated && offer}
        </VerdictPanel>
      )}
      {state.mode !== 'run' && !judgement && ending}
      {state.mode !== 'submit' && state.cases.length > 0 && state.phase !== 'loading' && !error && (
        <CaseResults state={state} />
      )}
      {state.output && state.mode !== 'run' && (
        <p className={styles.aside}>Printed by your program:</p>
      )}
      <AllPrinted state={state} />
      {state.mode === 'run' && ending}
      {error && <Printed text={error.text} failed />}
    </section>
  );
}

/** The beginning, and of what is longer than that the end. */
function AllPrinted({ state: { output, tail } }: { state: RunState }) {
  if (!output) return null;
  if (!tail?.omitted) return <Printed text={output + (tail?.text ?? '')} />;
  return (
    <>
      <Printed text={output} />
      <p className={styles.aside}>
        {Math.ceil(tail.omitted / 1024).toLocaleString('en')} KiB of output are left out here. The
        end:
      </p>
      <Printed text={tail.text} />
    </>
  );
}

const UnderWay = ({ state }: { state: RunState }) => (
  <div className={styles.underWay}>
    <p role="status">{progressMessage(state)}</p>
    {state.phase === 'loading' && (
      <ProgressBar
        label={`Getting ${languageNames[state.language]} ready`}
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
  const { outcome, output, mode, language, cases } = state;
  if (!outcome) return null;
  const message = outcomeMessage(outcome, language);
  if (!message) {
    const silent = !output && mode === 'run' && cases.length === 0;
    return silent && <p role="status">Your program ended without printing anything.</p>;
  }
  return (
    <Notice
      tone={outcome.kind === 'stopped' || outcome.kind === 'busy' ? 'info' : 'danger'}
      title={message.title}
    >
      {message.text && <p>{message.text}</p>}
      {outcome.kind === 'unavailable' && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
