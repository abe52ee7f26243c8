import type { HistoryEntry } from '@site/shared/contracts/releases';
import { Badge, Button, Card, VisuallyHidden } from '@site/shared/ui';
import { useId, useState } from 'react';
import { authorName } from '../../../authors/author-name.ts';
import { Moment } from '../../../time/moment.tsx';
import { PastButton } from '../open-button.tsx';
import styles from '../releases.module.css';
import { Difference } from './difference.tsx';

interface EntryProps {
  entry: HistoryEntry;
  /** The id of the live release manifest; null while it loads. */
  liveId: string | null;
  /** undefined for those who may only read. */
  onRestore: (() => void) | undefined;
}

/** One change of what is live: who made it, when and why, and what it can be compared with. */
export function Entry({ entry, liveId, onRestore }: EntryProps) {
  const { manifestId, madeAt, by, byAdministrator, approvedBy, why, changes, withdrawn } = entry;
  const isLive = manifestId === liveId;
  return (
    <Card as="li" className={styles.entry}>
      <div className={styles.head}>
        <h3>
          {titleOf(entry)} {isLive && <Badge tone="success">live</Badge>}
        </h3>
        <code className={styles.code}>{manifestId}</code>
      </div>
      <p className={styles.facts}>
        <span className={styles.muted}>
          <Moment at={madeAt} />, by {authorName(by, byAdministrator)}
          {approvedBy && `, approved by ${authorName(approvedBy, entry.approvedByAdministrator)}`}
        </span>
      </p>
      {why && <p className={styles.why}>{why}</p>}
      <ul className={styles.changes} aria-label="Versions">
        {withdrawn && (
          <li>
            <strong>{withdrawn.unit}</strong>{' '}
            <code className={styles.code}>{withdrawn.version}</code>
          </li>
        )}
        {changes.map(({ unit, from, to }) => (
          <li key={unit}>
            <strong>{unit}</strong> <Step from={from} to={to} />
          </li>
        ))}
      </ul>
      <Comparisons entry={entry} liveId={liveId} onRestore={isLive ? undefined : onRestore} />
    </Card>
  );
}

const deeds = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  restore: 'Restored',
  withdraw: 'Withdrew a version of',
};

function titleOf({ action, changes, withdrawn }: HistoryEntry): string {
  if (withdrawn) return `${deeds[action]} ${withdrawn.unit}`;
  const [first, ...others] = changes;
  const what = others.length > 0 || !first ? `${changes.length} units` : first.unit;
  return `${deeds[action]} ${what}`;
}

/** From which version to which. */
export const Step = ({ from, to }: { from: string | null; to: string | null }) => (
  <span className={styles.step}>
    <code className={styles.code}>{from ?? 'nothing'}</code> <span aria-hidden="true">→</span>
    <VisuallyHidden>to</VisuallyHidden> <code className={styles.code}>{to ?? 'nothing'}</code>
  </span>
);

/** The release manifest that an entry is compared with. */
type Shown = 'before' | 'live';

function Comparisons({ entry, liveId, onRestore }: EntryProps) {
  const { manifestId, beforeId, withdrawnSince } = entry;
  const isGone = withdrawnSince.length > 0;
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const former = { before: beforeId, live: liveId === manifestId ? null : liveId };
  const from = shown && former[shown];
  const toggle = (which: Shown) => ({
    size: 'sm' as const,
    'aria-expanded': shown === which,
    'aria-controls': id,
    onClick: () => setShown(shown === which ? null : which),
  });
  return (
    <>
      <div className={styles.actions}>
        {former.before && (
          <Button {...toggle('before')}>
            What changed<VisuallyHidden> with {manifestId}</VisuallyHidden>
          </Button>
        )}
        {former.live && (
          <Button {...toggle('live')}>
            Compare with live<VisuallyHidden> ({manifestId})</VisuallyHidden>
          </Button>
        )}
        {!isGone && liveId !== null && liveId !== manifestId && (
          <PastButton manifestId={manifestId} />
        )}
        {!isGone && onRestore && (
          <Button size="sm" onClick={onRestore}>
            Restore<VisuallyHidden> {manifestId}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isGone && (
        <p className={styles.muted}>
          The site can't be as it was then:{' '}
          {withdrawnSince.map(({ unit, version }) => `${unit} ${version}`).join(', ')} was withdrawn
          since.
        </p>
      )}
      <div id={id}>{from && <Difference from={from} to={manifestId} />}</div>
    </>
  );
}
