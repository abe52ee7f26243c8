import type { DsaProblem } from '@site/shared/contracts';
import { TargetIcon } from '@site/shared/ui';
import styles from './explanation.module.css';
import proseStyles from './prose.module.css';
import { Inline, Prose } from './prose.tsx';

/** Why the solution works, its key insight, and its steps. */
export const Explanation = ({ explanation }: Pick<DsaProblem, 'explanation'>) => (
  <>
    <div className={proseStyles.prose}>
      <h3>{explanation.title}</h3>
      <Prose text={explanation.content} />
    </div>
    <div className={styles.insight}>
      <TargetIcon aria-hidden="true" />
      <div>
        <h3>Key Insight</h3>
        <p className={styles.insightText}>
          <Inline text={explanation.keyInsight} />
        </p>
      </div>
    </div>
    <div className={proseStyles.prose}>
      <h3 id="algorithm-steps">Algorithm Steps</h3>
      <ol className={styles.steps} aria-labelledby="algorithm-steps">
        {explanation.steps.map((step) => (
          <li key={step}>
            <span>
              <Inline text={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  </>
);
