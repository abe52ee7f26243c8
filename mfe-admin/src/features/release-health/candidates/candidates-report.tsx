import type { CanaryInfo } from '@site/shared/contracts';
import { useQuery } from '@site/shared/platform';
import { ButtonLink, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import styles from '../release-health.module.css';
import { CandidateCard } from './candidate-card.tsx';
import { candidatesQuery } from './candidates.queries.ts';
import { PastCandidates } from './past-candidates.tsx';

interface CandidatesReportProps {
  /** Called with the candidate to stop; undefined for those who may only read. */
  onStop: ((candidate: CanaryInfo) => void) | undefined;
}

/** The version that some visitors get now, if there is one, and those before it. */
export function CandidatesReport({ onStop }: CandidatesReportProps) {
  const { data, error, refetch } = useQuery(candidatesQuery);
  if (!data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the candidates"
        loading="Loading the candidates..."
        height="24rem"
      />
    );
  }
  const running = data.find(({ state }) => state === 'running');
  const past = data.filter(({ state }) => state !== 'running');
  return (
    <div className={styles.report}>
      {running ? (
        <CandidateCard candidate={running} onStop={onStop} />
      ) : (
        <EmptyState
          title="No version is being tried"
          text="A team lets some visitors try a version with npm run mfe -- publish --channel canary. An owner can do the same: promote a stored version and choose “Some visitors first”."
          action={<ButtonLink to="/admin/releases">Show stored versions</ButtonLink>}
        />
      )}
      {past.length > 0 && <PastCandidates candidates={past} />}
    </div>
  );
}
