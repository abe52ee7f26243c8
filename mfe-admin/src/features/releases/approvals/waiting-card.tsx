import type { ApprovalInfo } from '@site/shared/contracts/releases';
import { Button, Card } from '@site/shared/ui';
import { authorName } from '../../../authors/author-name.ts';
import { Moment } from '../../../time/moment.tsx';
import { subjectOf } from '../change-words.ts';
import { Step } from '../history/entry.tsx';
import type { LiveChange } from '../live-change.ts';
import { PreviewButton } from '../open-button.tsx';
import styles from '../releases.module.css';

interface WaitingCardProps {
  approval: ApprovalInfo;
  /** undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** A pending request: who made it, when and why, and what the reader can do about it. */
export function WaitingCard({ approval, onChange }: WaitingCardProps) {
  const { kind, version, liveVersion, why, askedAt, askedBy, isOwn, expiresAt } = approval;
  const subject = subjectOf(approval);
  return (
    <Card as="li" className={styles.entry}>
      <h3>{subject}</h3>
      <p className={styles.facts}>
        <span className={styles.muted}>
          Asked <Moment at={askedAt} />, by {authorName(askedBy, approval.askedByAdministrator)}
        </span>
        <span className={styles.muted}>
          Until <Moment at={expiresAt} />
        </span>
      </p>
      {why && <p className={styles.why}>{why}</p>}
      {version && (
        <p className={styles.changes}>
          <Step from={liveVersion} to={version} />
          {kind === 'canary' &&
            'Some visitors get it first. It goes live for everybody if it holds up.'}
        </p>
      )}
      {isOwn && (
        <p className={styles.muted}>You asked for this, so someone else has to approve it.</p>
      )}
      {onChange && (
        <div className={styles.actions}>
          {version && <PreviewButton unit={approval.unit} version={version} />}
          {!isOwn && (
            <Button
              variant="primary"
              aria-label={`Approve: ${subject}`}
              onClick={() => onChange({ kind: 'approve', approval })}
            >
              Approve
            </Button>
          )}
          <Button
            aria-label={`${isOwn ? 'Withdraw' : 'Reject'}: ${subject}`}
            onClick={() => onChange({ kind: 'reject', approval })}
          >
            {isOwn ? 'Withdraw' : 'Reject'}
          </Button>
        </div>
      )}
    </Card>
  );
}
