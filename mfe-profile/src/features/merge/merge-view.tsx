import { counted } from '@site/shared/contracts/composition';
import { decideLater } from '@site/shared/device';
import { messageOf } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  classNames,
  EmptyState,
  ErrorState,
  MonitorIcon,
  Notice,
  Page,
  Skeleton,
} from '@site/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './merge.module.css';
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

interface DoneNoticeProps {
  done: PastMerge;
  /** How many records are still on this device. */
  left: number;
  /** Where to continue; null as long as there is more to do here. */
  then: string | null;
  busy: boolean;
  onUndo: () => void;
}

/** The last action, with Undo. */
const DoneNotice = ({ done, left, then, busy, onUndo }: DoneNoticeProps) => (
  <Notice tone="success" title={inWords(done)}>
    {then !== null && left > 0 && <p>{leftInWords(left)}</p>}
    <div className={classNames(styles.actions, styles.next)}>
      <Button size="sm" busy={busy} onClick={onUndo}>
        Undo
      </Button>
      {then !== null && (
        <ButtonLink size="sm" variant="primary" to={then}>
          Continue
        </ButtonLink>
      )}
    </div>
  </Notice>
);

const inWords = ({ things: { length }, done }: PastMerge) =>
  `${counted(length, 'thing')} ${length === 1 ? 'is' : 'are'} ${done}.`;

const leftInWords = (count: number) =>
  `${counted(count, 'thing')} ${count === 1 ? 'stays' : 'stay'} on this device.`;

interface MergeFrameProps {
  /** Whether there is something to choose. If not, there is nothing to explain. */
  isChoosing: boolean;
  children: ReactNode;
}

export const MergeFrame = ({ isChoosing, children }: MergeFrameProps) => (
  <Page
    title="Made before you logged in"
    intro={
      isChoosing &&
      "Merge what's yours from this device into your account, and leave out what isn't. Of two versions the newer one wins, and you can undo it for seven days on this device."
    }
    width="text"
  >
    {children}
  </Page>
);
