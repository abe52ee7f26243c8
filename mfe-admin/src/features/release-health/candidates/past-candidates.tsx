import type { CanaryInfo } from '@site/shared/contracts';
import { Button, Card, VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import { percent } from '../figures.ts';
import { momentIn } from '../period.ts';
import styles from '../release-health.module.css';
import { authorsOf } from './authors.ts';
import { Comparison } from './comparison.tsx';

/** The outcome of earlier ones, the latest first. */
export const PastCandidates = ({ candidates }: { candidates: readonly CanaryInfo[] }) => (
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
