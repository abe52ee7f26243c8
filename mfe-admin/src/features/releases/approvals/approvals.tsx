import { useQuery } from '@site/shared/platform';
import { EmptyState } from '@site/shared/ui';
import { useId } from 'react';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import type { LiveChange } from '../live-change.ts';
import styles from '../releases.module.css';
import { approvalsQuery } from './approvals.queries.ts';
import { Decided } from './decided.tsx';
import { Rules } from './rules.tsx';
import { WaitingCard } from './waiting-card.tsx';

interface ApprovalsProps {
  /** Called with the change to make; undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** Pending requests, recent decisions, and which units need a second person. */
export function Approvals({ onChange }: ApprovalsProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(approvalsQuery);
  const waiting = data?.approvals.filter(({ state }) => state === 'pending') ?? [];
  const decided = data?.approvals.filter(({ state }) => state !== 'pending') ?? [];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Approvals</h2>
      {data && waiting.length === 0 && (
        <EmptyState
          title="Nothing is waiting for approval"
          text={
            data.rules.length === 0
              ? 'Promotions will appear here once a unit needs a second person.'
              : 'Promotions of units that need a second person will appear here.'
          }
        />
      )}
      {waiting.length > 0 && (
        <ol className={styles.entries} aria-label="Waiting">
          {waiting.map((approval) => (
            <WaitingCard key={approval.id} approval={approval} onChange={onChange} />
          ))}
        </ol>
      )}
      {decided.length > 0 && <Decided approvals={decided} />}
      {data && <Rules rules={data.rules} onChange={onChange} />}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the approvals"
          loading="Loading the approvals..."
          height="12rem"
        />
      )}
    </section>
  );
}
