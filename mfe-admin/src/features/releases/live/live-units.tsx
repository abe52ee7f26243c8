import { useQuery } from '@site/shared/platform';
import { Button, EmptyState } from '@site/shared/ui';
import { useId } from 'react';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { approvalsQuery } from '../approvals/approvals.queries.ts';
import type { LiveChange } from '../live-change.ts';
import styles from '../releases.module.css';
import { releasesQuery } from '../releases.queries.ts';
import { UnitCard } from './unit-card.tsx';

interface LiveUnitsProps {
  /** Called with the change to make; undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** What is live of the shell and each remote, and what is stored. */
export function LiveUnits({ onChange }: LiveUnitsProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(releasesQuery);
  const { data: approvals } = useQuery(approvalsQuery);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>What's live</h2>
      {data?.manifestId && (
        <p className={styles.muted}>
          Release manifest <code className={styles.code}>{data.manifestId}</code>
        </p>
      )}
      {data?.units.length === 0 && (
        <EmptyState
          title="Nothing is stored yet"
          text="Versions appear here once a team publishes one with npm run mfe -- publish."
        />
      )}
      {data?.units.map((releases) => (
        <UnitCard
          key={releases.unit}
          releases={releases}
          needsTwo={approvals?.rules.some(({ unit }) => unit === releases.unit) ?? false}
          onChange={onChange}
        />
      ))}
      {onChange && data?.units.some(({ versions }) => versions.length > 1) && (
        <Button className={styles.more} onClick={() => onChange({ kind: 'collect' })}>
          Remove old versions
        </Button>
      )}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load what's live"
          loading="Loading what's live..."
          height="24rem"
        />
      )}
    </section>
  );
}
