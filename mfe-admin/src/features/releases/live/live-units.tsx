import type { UnitReleases, VersionHealth } from '@site/shared/contracts/releases';
import { Link, useQuery } from '@site/shared/platform';
import { Badge, Button, Card, EmptyState, VisuallyHidden } from '@site/shared/ui';
import { useId, useState } from 'react';
import { authorName } from '../../../authors/author-name.ts';
import { healthQuery } from '../../../figures/health.queries.ts';
import { percent } from '../../../figures/percent.ts';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { Moment } from '../../../time/moment.tsx';
import type { LiveChange } from '../live-change.ts';
import styles from '../releases.module.css';
import { approvalsQuery, releasesQuery } from '../releases.queries.ts';
import { VersionTable } from './version-table.tsx';

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

interface UnitCardProps {
  releases: UnitReleases;
  /** Whether its versions need a second person's approval to go live. */
  needsTwo: boolean;
  /** undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** How many of the latest versions are shown at first. */
const SHOWN = 4;

/** One unit: what is live of it, since when, and its stored versions. */
function UnitCard({ releases, needsTwo, onChange }: UnitCardProps) {
  const [all, setAll] = useState(false);
  const { unit, live, previous, versions } = releases;
  const some = versions.filter(
    ({ version, isLive }, at) => at < SHOWN || isLive || version === previous[0],
  );
  return (
    <Card as="section" aria-labelledby={`releases-of-${unit}`} className={styles.unit}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <h3 id={`releases-of-${unit}`}>{unit}</h3>
          {needsTwo && <Badge>two people</Badge>}
        </div>
        <Link to={`/admin/health?unit=${unit}`}>
          Health<VisuallyHidden> of {unit}</VisuallyHidden>
        </Link>
      </div>
      <LiveFacts {...releases} />
      <FailedViews {...releases} />
      {versions.length > 0 && (
        <VersionTable
          releases={releases}
          versions={all ? versions : some}
          onPromote={
            onChange && ((version) => onChange({ kind: 'promote', unit, version, live, needsTwo }))
          }
          onRollBack={
            onChange &&
            live !== null &&
            ((version) => onChange({ kind: 'rollback', unit, version, live }))
          }
          onWithdraw={onChange && ((version) => onChange({ kind: 'withdraw', unit, version }))}
        />
      )}
      {some.length < versions.length && (
        <Button size="sm" className={styles.more} onClick={() => setAll(!all)}>
          {all ? 'Show the latest versions' : `Show all ${versions.length} versions`}
          <VisuallyHidden> of {unit}</VisuallyHidden>
        </Button>
      )}
    </Card>
  );
}

const LiveFacts = ({ live, since }: UnitReleases) =>
  live === null ? (
    <p className={styles.muted}>Not live.</p>
  ) : (
    <p className={styles.facts}>
      <span>
        <code className={styles.code}>{live}</code> is live
      </span>
      {since && (
        <span className={styles.muted}>
          since <Moment at={since.at} />, by {authorName(since.by, since.byAdministrator)}
        </span>
      )}
    </p>
  );

/** What pages have reported of the live version, beside the one before; nothing if none has. */
function FailedViews({ unit, live, previous }: UnitReleases) {
  const { data } = useQuery(healthQuery('week'));
  const versions = data?.units.find((health) => health.unit === unit)?.versions ?? [];
  const viewsOf = (wanted: string | null | undefined) =>
    versions.find(({ version, views }) => version === wanted && views > 0);
  const now = viewsOf(live);
  const before = viewsOf(previous[0]);
  if (!now) return null;
  return (
    <p className={styles.muted}>
      Failed in {share(now)} in the last 7 days
      {before && `; the version before, in ${share(before)}`}.
    </p>
  );
}

const share = ({ failures, views }: VersionHealth) =>
  `${percent(failures / views)} of ${views.toLocaleString()} page views`;
