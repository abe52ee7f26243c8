import type { CanaryInfo } from '@site/shared/contracts/releases';
import { useQuery } from '@site/shared/platform';
import { Button, ButtonLink, Card, EmptyState, VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import { authorName } from '../../../authors/author-name.ts';
import { percent } from '../../../figures/percent.ts';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { momentIn } from '../figures.ts';
import styles from '../release-health.module.css';
import { candidatesQuery } from './candidates.queries.ts';
import { Comparison } from './comparison.tsx';

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

interface CandidateCardProps {
  candidate: CanaryInfo;
  /** undefined for those who may only read. */
  onStop: ((candidate: CanaryInfo) => void) | undefined;
}

/** The version that some visitors get now: who began it, how far it has come, and what it waits for. */
function CandidateCard({ candidate, onStop }: CandidateCardProps) {
  const { unit, version, share, shareSince, beganAt, why, verdict } = candidate;
  return (
    <Card as="section" aria-labelledby="candidate" className={styles.unit}>
      <h2 id="candidate">
        {unit} <span className={styles.version}>{version}</span>
      </h2>
      <p>
        <strong>{percent(share)} of visitors</strong> have had it since{' '}
        {momentIn('day', shareSince)}.
      </p>
      <p className={styles.summary}>
        Started {momentIn('day', beganAt)}, by {authorsOf(candidate)}
        {why && `: ${why}`}
      </p>
      <p>{verdict}</p>
      <Comparison candidate={candidate} />
      {onStop && (
        <div>
          <Button variant="danger" onClick={() => onStop(candidate)}>
            Stop
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The outcome of earlier ones, the latest first. */
const PastCandidates = ({ candidates }: { candidates: readonly CanaryInfo[] }) => (
  <section className={styles.report} aria-labelledby="past-candidates">
    <h2 id="past-candidates">Earlier candidates</h2>
    {candidates.map((candidate) => (
      <PastCandidate key={candidate.id} candidate={candidate} />
    ))}
  </section>
);

const outcomes: Record<CanaryInfo['state'], string> = {
  running: 'is being tried',
  promoted: 'went live for everybody',
  'rolled-back': 'was taken back',
  stopped: 'was stopped',
};

function PastCandidate({ candidate }: { candidate: CanaryInfo }) {
  const [shown, setShown] = useState(false);
  const { id, unit, version, state, share, beganAt, endedAt, verdict } = candidate;
  return (
    <Card as="article" aria-labelledby={`candidate-${id}`} className={styles.unit}>
      <h3 id={`candidate-${id}`}>
        {unit} <span className={styles.version}>{version}</span> {outcomes[state]}
      </h3>
      <p className={styles.summary}>
        {momentIn('day', beganAt)} to {momentIn('day', endedAt ?? beganAt)}, up to {percent(share)}{' '}
        of visitors, by {authorsOf(candidate)}
      </p>
      <p>{verdict}</p>
      <div>
        <Button
          size="sm"
          aria-expanded={shown}
          aria-controls={`figures-${id}`}
          onClick={() => setShown(!shown)}
        >
          Figures
          <VisuallyHidden>
            {' '}
            of {unit} {version}
          </VisuallyHidden>
        </Button>
      </div>
      <div id={`figures-${id}`} className={styles.unit}>
        {shown && <Comparison candidate={candidate} />}
      </div>
    </Card>
  );
}

/** Who began it and, if required, who approved it. */
function authorsOf(candidate: CanaryInfo): string {
  const { beganBy, beganByAdministrator, approvedBy, approvedByAdministrator } = candidate;
  const first = authorName(beganBy, beganByAdministrator);
  return approvedBy
    ? `${first}, approved by ${authorName(approvedBy, approvedByAdministrator)}`
    : first;
}
