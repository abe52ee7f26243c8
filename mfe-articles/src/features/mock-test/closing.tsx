import type { MockAttempt, MockWork } from '@site/shared/contracts';
import { messageOf } from '@site/shared/platform';
import { Button, Page, Spinner } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { handIn } from './attempt.calls.ts';
import { forgetWork } from './device-work.ts';

interface ClosingProps {
  attempt: MockAttempt;
  person: string;
  /** What the account doesn't have yet. */
  unsent: () => MockWork;
  onClosed: (attempt: MockAttempt) => void;
}

/** Hands a test in, also again once the device is online. */
export function Closing({ attempt, person, unsent, onClosed }: ClosingProps) {
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const send = useEffectEvent(async () => {
    setError(null);
    try {
      const closed = await handIn(person, attempt.id, unsent());
      forgetWork(attempt.id);
      onClosed(closed);
    } catch (reason) {
      setError(reason);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends it
  useEffect(() => void send(), [tries]);
  useEffect(() => {
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (!error) {
    return (
      <Page title={attempt.title} width="text">
        <p role="status">
          <Spinner /> Handing in...
        </p>
      </Page>
    );
  }
  return (
    <Page title={attempt.title} width="text">
      <div role="alert">
        <p>We couldn't hand in your test. {messageOf(error, 'Check your connection.')}</p>
        <p>
          What you wrote is kept on this device. It's sent when you're online again, or the next
          time you open this page.
        </p>
      </div>
      <p>
        <Button onClick={() => setTries(tries + 1)}>Try again</Button>
      </p>
    </Page>
  );
}
