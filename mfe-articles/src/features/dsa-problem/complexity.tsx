import type { DsaProblem } from '@site/shared/contracts/practice';
import { Inline } from '@site/shared/ui/prose.tsx';
import styles from './complexity.module.css';

/** How much time and space the solution takes, and why. */
export const Complexity = ({ complexity }: Pick<DsaProblem, 'complexity'>) => (
  <div className={styles.complexities}>
    <Measure title="Time Complexity" value={complexity.time} reason={complexity.timeDescription} />
    <Measure
      title="Space Complexity"
      value={complexity.space}
      reason={complexity.spaceDescription}
    />
  </div>
);

const Measure = ({ title, value, reason }: { title: string; value: string; reason: string }) => (
  <div className={styles.complexity}>
    <h3>{title}</h3>
    <p className={styles.order}>
      <code>{value}</code>
    </p>
    <p>
      <Inline text={reason} />
    </p>
  </div>
);
