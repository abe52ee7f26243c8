import { Button, Notice, ProgressBar, XIcon } from '@site/shared/ui';
import { type MouseEvent, useEffect } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import { keepSitePython, sitePython } from '../python/python.ts';
import { outcomeMessage } from '../running/run-messages.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { FEWEST_SIZES } from './judge-timings.ts';
import styles from './measured-complexity.module.css';
import { MeasuredResult } from './measured-result.tsx';
import { BUDGET_SECONDS } from './measuring-job.ts';
import { type Measuring, useMeasuring } from './use-measuring.ts';

interface MeasuredComplexityProps {
  problem: Solvable;
  /** How the time of our solution grows. */
  stated: string;
  code: string;
  /** Whether a program of the page is running. */
  busy: boolean;
  /** Returns what runs programs; the page's own Python by default. */
  python?: () => Engine;
}

/** Times the person's program on growing inputs, and says how its time grows. */
export function MeasuredComplexity({
  problem,
  stated,
  code,
  busy,
  python = sitePython,
}: MeasuredComplexityProps) {
  useEffect(keepSitePython, []);
  const { state, start, stop } = useMeasuring(problem, python, busy);
  const underWay = state.phase === 'loading' || state.phase === 'timing';
  const comeBackTo = useRestoredFocus(underWay);
  return (
    <div className={styles.measured}>
      <p className={styles.aside}>
        Your code is timed on inputs that grow, for up to {BUDGET_SECONDS} seconds. n is{' '}
        {problem.growth?.n}.
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          busy={underWay}
          disabled={underWay || busy}
          onClick={(event: MouseEvent<HTMLElement>) => {
            comeBackTo(event.currentTarget);
            start(code);
          }}
        >
          {state.phase === 'ended' ? 'Measure again' : 'Measure complexity'}
        </Button>
        {underWay && (
          <Button size="sm" variant="ghost" icon={<XIcon aria-hidden="true" />} onClick={stop}>
            Stop measuring
          </Button>
        )}
      </div>
      {underWay && <UnderWay state={state} />}
      {state.phase === 'ended' && state.source !== code && (
        <p className={styles.aside}>You've changed the program since it was measured.</p>
      )}
      {state.phase === 'ended' && <Ended state={state} stated={stated} />}
    </div>
  );
}

function UnderWay({ state: { phase, progress, elapsed, sizes } }: { state: Measuring }) {
  if (phase === 'loading') {
    return (
      <div className={styles.underWay}>
        <p role="status">Getting Python ready…</p>
        <ProgressBar label="Getting Python ready" value={Math.round(progress * 100)} max={100} />
      </div>
    );
  }
  const n = sizes.at(-1)?.n;
  return (
    <div className={styles.underWay}>
      <p role="status">Measuring…</p>
      <ProgressBar
        label="Measuring"
        value={Math.min(elapsed, BUDGET_SECONDS)}
        max={BUDGET_SECONDS}
      />
      <p className={styles.aside}>
        {n ? `n = ${n.toLocaleString('en')}` : 'Starting your program'}
      </p>
    </div>
  );
}

/** What was measured, and why it ended early. */
function Ended({ state, stated }: { state: Measuring; stated: string }) {
  const { sizes, error, outcome } = state;
  const message = error
    ? outcomeMessage({ kind: 'finished', error })
    : outcome && outcomeMessage(outcome);
  const timed = sizes.flatMap(({ n, times }) => (times ? [{ n, ...times }] : []));
  const stopped = outcome?.kind === 'stopped' || outcome?.kind === 'unavailable';
  const enough = !stopped && timed.length >= FEWEST_SIZES;
  const last = sizes.at(-1)?.n;
  return (
    <>
      {message && (
        <Notice tone={outcome?.kind === 'stopped' ? 'info' : 'danger'} title={message.title}>
          <p>{message.text}</p>
          {enough && (
            <p>What follows is what was measured up to n = {last?.toLocaleString('en')}.</p>
          )}
        </Notice>
      )}
      {!message && sizes.length === 0 && (
        <Notice tone="danger" title="Nothing was measured">
          <p>The program ended itself before it could be timed.</p>
        </Notice>
      )}
      {(enough || (!message && sizes.length > 0)) && (
        <MeasuredResult timed={timed} stated={stated} />
      )}
    </>
  );
}
