import { counted } from '@site/shared/contracts';
import { Button, ButtonLink, classNames, Notice } from '@site/shared/ui';
import styles from './merge.module.css';
import type { PastMerge } from './past-merges.ts';

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
export const DoneNotice = ({ done, left, then, busy, onUndo }: DoneNoticeProps) => (
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
