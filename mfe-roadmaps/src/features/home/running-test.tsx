import { counted } from '@site/shared/contracts/composition';
import type { RunningTest } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { Card, ClockIcon } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import styles from './home.module.css';

/** Says that a mock test is running, with a link to it; nothing once it's over. */
export function RunningTestLine({ test }: { test: RunningTest }) {
  const minutes = useMinutesLeft(test);
  if (minutes === 0) return null;
  return (
    <Card as="section" className={styles.running} aria-label="Mock test">
      <ClockIcon aria-hidden="true" />
      <p>
        Mock test running: {counted(minutes, 'minute')} left.{' '}
        <Link to={test.path}>Back to the test</Link>
      </p>
    </Card>
  );
}

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

/** The minutes left of a test, rounded up and updated as time passes; 0 once it's over. */
function useMinutesLeft({ endsAt, now }: RunningTest): number {
  const left = Date.parse(endsAt) - Date.parse(now);
  const [passed, setPassed] = useState({ of: now, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const look = () => setPassed({ of: now, ms: performance.now() - start });
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [now]);
  // Time that passed since an earlier response doesn't count for this one.
  const since = passed.of === now ? passed.ms : 0;
  return Math.max(0, Math.ceil((left - since) / MINUTE_MS));
}
