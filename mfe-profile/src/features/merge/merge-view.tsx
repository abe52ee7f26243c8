import { decideLater } from '@site/shared/device';
import { messageOf } from '@site/shared/platform';
import { ButtonLink, EmptyState, ErrorState, MonitorIcon, Skeleton } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DoneNotice } from './done-notice.tsx';
import styles from './merge.module.css';
import { MergeFrame } from './merge-frame.tsx';
import { PastMergeList } from './past-merge-list.tsx';
import type { PastMerge } from './past-merges.ts';
import { RecordsForm } from './records-form.tsx';
import { useMerging } from './use-merging.ts';

interface MergeViewProps {
  person: string;
  /** Where to continue. */
  then: string;
  /** Continues there. */
  onLater: () => void;
}

/**
 * The records made on this device before logging in, to merge, leave out or discard, and earlier actions, to undo.
 * After a merge, only its outcome is shown.
 */
export function MergeView({ person, then, onLater }: MergeViewProps) {
  const { compared, past, last, busy, merge, discard, undo } = useMerging(person);
  /** Survives a merge and its Undo. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const view = useFocusAfter(last);
  const left = compared.data ?? [];
  const isMerged = last?.done === 'merged';
  const isChoosing = !isMerged && (left.length > 0 || !compared.data);
  const later = () => {
    decideLater(person);
    onLater();
  };
  return (
    <MergeFrame isChoosing={isChoosing}>
      <div ref={view} tabIndex={-1} className={styles.view}>
        {last && (
          <DoneNotice
            done={last}
            left={left.length}
            then={isChoosing ? null : then}
            busy={busy}
            onUndo={() => undo.mutate(last)}
          />
        )}
        {compared.isPending && <Skeleton height="12rem" />}
        {compared.error && !compared.data && (
          <ErrorState
            title="We couldn't compare this device with your account"
            message={messageOf(compared.error, 'Check your connection and try again.')}
            onRetry={() => void compared.refetch()}
          />
        )}
        {isChoosing && left.length > 0 && (
          <RecordsForm
            records={left}
            leftOut={leftOut}
            busy={busy}
            onLeaveOut={setLeftOut}
            onMerge={merge.mutate}
            onDiscard={discard.mutate}
            onLater={later}
          />
        )}
        {compared.data && !isChoosing && !last && <NothingToMerge then={then} />}
        {!last && <PastMergeList merges={past} busy={busy} onUndo={undo.mutate} />}
      </div>
    </MergeFrame>
  );
}

/** The pressed button is gone with its record: moves the focus to the view. */
function useFocusAfter(done: PastMerge | null) {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(done);
  useEffect(() => {
    if (before.current !== done) view.current?.focus();
    before.current = done;
  }, [done]);
  return view;
}

const NothingToMerge = ({ then }: { then: string }) => (
  <EmptyState
    icon={<MonitorIcon />}
    title="Nothing to merge"
    text="What you make on this device before you log in appears here: code, queries, attempts, your own cases, answers to quizzes and a plan."
    action={
      <ButtonLink variant="primary" to={then}>
        Continue
      </ButtonLink>
    }
  />
);
