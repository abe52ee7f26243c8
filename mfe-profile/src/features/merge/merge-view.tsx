import { decideLater } from '@site/shared/device';
import { messageOf } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  MonitorIcon,
  Notice,
  Skeleton,
} from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './merge.module.css';
import { PastMergeList } from './past-merge-list.tsx';
import type { PastMerge } from './past-merges.ts';
import { ThingsForm } from './things-form.tsx';
import { useMerging } from './use-merging.ts';

interface MergeViewProps {
  person: string;
  /** The place to go on to. */
  then: string;
  /** Goes there. */
  onLater: () => void;
}

/** What was made on this device before logging in, to be merged, left or discarded; and what was done, to be undone. */
export function MergeView({ person, then, onLater }: MergeViewProps) {
  const { things, past, last, busy, merge, discard, undo } = useMerging(person);
  const done = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what it was about.
  useEffect(() => {
    if (last) done.current?.focus();
  }, [last]);
  const later = () => {
    decideLater(person);
    onLater();
  };
  return (
    <div className={styles.view}>
      {last && (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice tone="success" title={doneInWords(last)}>
            <div className={styles.actions}>
              <Button size="sm" busy={busy} onClick={() => undo.mutate(last)}>
                Undo
              </Button>
              <ButtonLink size="sm" variant="primary" to={then}>
                Go on
              </ButtonLink>
            </div>
          </Notice>
        </div>
      )}
      {things.isPending && <Skeleton height="12rem" />}
      {things.error && !things.data && (
        <ErrorState
          title="We couldn't compare this device with your account"
          message={messageOf(things.error, 'Check your connection and try again.')}
          onRetry={() => void things.refetch()}
        />
      )}
      {things.data && things.data.length > 0 && (
        <ThingsForm
          things={things.data}
          busy={busy}
          onMerge={merge.mutate}
          onDiscard={discard.mutate}
          onLater={later}
        />
      )}
      {things.data?.length === 0 && !last && (
        <EmptyState
          icon={<MonitorIcon />}
          title="Nothing to merge"
          text="What you make on this device before you log in appears here: code, queries, attempts, your own cases, answers to quizzes and a plan."
          action={
            <ButtonLink variant="primary" to={then}>
              Go on
            </ButtonLink>
          }
        />
      )}
      <PastMergeList
        merges={past.filter(({ at }) => at !== last?.at)}
        busy={busy}
        onUndo={undo.mutate}
      />
    </div>
  );
}

const doneInWords = ({ things: { length }, done }: PastMerge) =>
  length === 1 ? `1 thing is ${done}.` : `${length} things are ${done}.`;
