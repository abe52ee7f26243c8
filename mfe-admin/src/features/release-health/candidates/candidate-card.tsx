import type { CanaryInfo } from '@site/shared/contracts';
import { Button, Card } from '@site/shared/ui';
import { percent } from '../figures.ts';
import { momentIn } from '../period.ts';
import styles from '../release-health.module.css';
import { authorsOf } from './authors.ts';
import { Comparison } from './comparison.tsx';

interface CandidateCardProps {
  candidate: CanaryInfo;
  /** undefined for those who may only read. */
  onStop: ((candidate: CanaryInfo) => void) | undefined;
}

/** The version that some visitors get now: who began it, how far it has come, and what it waits for. */
export function CandidateCard({ candidate, onStop }: CandidateCardProps) {
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
