import { counted, type MockAttempt } from '@site/shared/contracts';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { reopenTest } from './attempt.calls.ts';
import styles from './notice.module.css';
import { notifyOtherTabs } from './other-tabs.ts';
import { useTimeLeft } from './use-time-left.ts';

interface ReopenOfferProps {
  attempt: MockAttempt;
  person: string;
  onReopened: (attempt: MockAttempt) => void;
}

/** Offers to continue a test that was handed in before its end; nothing once its time is up. */
export function ReopenOffer({ attempt, person, onReopened }: ReopenOfferProps) {
  const minutes = Math.ceil(useTimeLeft(attempt.endsAt) / 60);
  const { mutate, isPending } = useMutation({
    mutationFn: () => reopenTest(person, attempt.id),
    onSuccess: (reopened) => {
      onReopened(reopened);
      notifyOtherTabs(attempt.id);
    },
    onError: (error) =>
      void toast.error(messageOf(error, "We couldn't go on with the test. Please try again.")),
  });
  if (minutes === 0) return null;
  return (
    <Notice title={`Your time isn't up: ${counted(minutes, 'minute')} left`}>
      <div className={styles.notice}>
        <p>
          If you handed in by mistake, go on with the test. Its result will say that you'd seen the
          answers.
        </p>
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Go on with the test
        </Button>
      </div>
    </Notice>
  );
}
