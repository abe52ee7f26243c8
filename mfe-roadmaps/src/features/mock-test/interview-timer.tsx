import { counted } from '@site/shared/contracts/composition';
import type { MockInterview } from '@site/shared/contracts/practice';
import { Button } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Elapsed, readElapsed, storeElapsed } from './interview-clock.ts';
import styles from './interview-timer.module.css';
import { clockTime } from './texts.ts';

const MINUTE_MS = 60_000;

type Part = MockInterview['parts'][number];

interface InterviewTimerProps {
  interview: Pick<MockInterview, 'id' | 'minutes' | 'parts'>;
}

/** How long the interview has been going on, and which part is due. */
export function InterviewTimer({ interview: { id, minutes, parts } }: InterviewTimerProps) {
  const { ms, runs, toggle, reset } = useElapsed(id);
  return (
    <section className={styles.timer} aria-label="Timer">
      <p className={styles.time}>
        <span role="timer" aria-label="Time of the interview">
          {clockTime(Math.floor(ms / 1_000))}
        </span>{' '}
        <span className={styles.quiet}>of {minutes} min</span>
      </p>
      <p role="status" className={styles.quiet}>
        {(runs || ms > 0) && partInWords(parts, ms)}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" variant={runs ? 'secondary' : 'primary'} onClick={toggle}>
          {runs ? 'Pause' : ms > 0 ? 'Go on' : 'Start the timer'}
        </Button>
        {ms > 0 && (
          <Button size="sm" onClick={reset}>
            Start over
          </Button>
        )}
      </div>
    </section>
  );
}

function partInWords(parts: readonly Part[], ms: number): string {
  let end = 0;
  for (const { title, minutes } of parts) {
    end += minutes * MINUTE_MS;
    if (ms < end) return `${title}: ${counted(Math.ceil((end - ms) / MINUTE_MS), 'minute')} left`;
  }
  return 'Time is up. Fill in the rubric.';
}

/** Counts with a monotonic clock; stored in this tab for a reload. */
function useElapsed(id: string) {
  const [elapsed, setElapsed] = useState<Elapsed>({ ms: 0, runs: false });
  const { ms, runs } = elapsed;
  // A server has no storage.
  useEffect(() => setElapsed(readElapsed(id)), [id]);
  const change = (next: Elapsed) => {
    storeElapsed(id, next);
    setElapsed(next);
  };
  const passed = useEffectEvent(() => ms);
  const tick = useEffectEvent(change);
  useEffect(() => {
    if (!runs) return;
    const start = performance.now() - passed();
    const timer = setInterval(() => tick({ ms: performance.now() - start, runs: true }), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  return {
    ms,
    runs,
    toggle: () => change({ ms, runs: !runs }),
    reset: () => change({ ms: 0, runs: false }),
  };
}
