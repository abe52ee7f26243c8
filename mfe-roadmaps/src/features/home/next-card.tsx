import type { NextProblem } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import styles from './home.module.css';
import { ProblemList } from './problem-list.tsx';

interface NextCardProps {
  problems: NextProblem[];
  /** Whether any problem of their roadmap is solved. */
  begun: boolean;
}

/** The next problem, and those after it, each linked to where it is solved. */
export function NextCard({ problems, begun }: NextCardProps) {
  if (problems.length === 0) return <AllSolved />;
  return (
    <Card as="section" className={styles.next} aria-labelledby="home-next">
      <h2 id="home-next">{begun ? 'Continue where you left off' : 'Start here'}</h2>
      <ProblemList problems={problems} />
    </Card>
  );
}

const AllSolved = () => (
  <Card as="section" className={styles.next} aria-labelledby="home-next">
    <h2 id="home-next">You've solved everything</h2>
    <p>
      There's nothing left to solve on any roadmap. Keep revising what's due, so it's still fresh on
      interview day.
    </p>
  </Card>
);
