import { counted, type RunningTest } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, ClockIcon } from '@site/shared/ui';
import styles from './home.module.css';
import { useMinutesLeft } from './use-minutes-left.ts';

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
