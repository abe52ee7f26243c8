import type { MockAttempt, MockWork } from '@site/shared/contracts/practice';
import { messageOf, problemOf } from '@site/shared/platform';
import { Button, Notice, Page, Spinner } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { handIn } from './attempts.ts';
import { retainLateWork } from './device-work.ts';
import styles from './notice.module.css';
import { notifyOtherTabs } from './other-tabs.ts';

interface ClosingProps {
  attempt: MockAttempt;
  person: string;
  /** The work that the account doesn't have yet. */
  unsent: () => MockWork;
  /** Whether the time is up, rather than a person handing in. */
  timeIsUp?: boolean;
  /** Called if there's time left after all, by the API's clock. */
  onStillRunning?: () => void;
  onClosed: (attempt: MockAttempt) => void;
}

/** Hands a test in, and retries once the device is online. */
export function Closing({ attempt, person, unsent, onClosed, ...rest }: ClosingProps) {
  const { timeIsUp = false, onStillRunning } = rest;
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const send = useEffectEvent(async () => {
    setError(null);
    try {
      const closed = await handIn(person, attempt.id, {
        ...unsent(),
        ...(timeIsUp && { timeIsUp }),
      });
      retainLateWork(closed, person);
      notifyOtherTabs(attempt.id);
      onClosed(closed);
    } catch (reason) {
      if (problemOf(reason)?.code === 'test-running') onStillRunning?.();
      else setError(reason);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends it again
  useEffect(() => void send(), [tries]);
  useEffect(() => {
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (!error) {
    return (
      <Page title={attempt.title} width="text">
        <p role="status" className={styles.busy}>
          <Spinner />
          <span>Handing in...</span>
        </p>
      </Page>
    );
  }
  return (
    <Page title={attempt.title} width="text">
      <Notice tone="danger" title="We couldn't hand in your test">
        <div className={styles.notice}>
          <p>{messageOf(error, 'Check your connection and try again.')}</p>
          <p>
            What you wrote is kept on this device. It's sent when you're online again, or the next
            time you open this page.
          </p>
          <Button size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </div>
      </Notice>
    </Page>
  );
}
