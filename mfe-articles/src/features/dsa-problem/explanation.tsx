import type { DsaProblem } from '@site/shared/contracts/practice';
import { TargetIcon } from '@site/shared/ui';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import styles from './explanation.module.css';
import { LatePicture } from './picture/late-picture.tsx';

/** Why the solution works, with a picture if there is one, its key insight, and its steps. */
export const Explanation = ({ explanation }: Pick<DsaProblem, 'explanation'>) => (
  <>
    <div className={proseStyles.prose}>
      <h3>{explanation.title}</h3>
      <Prose text={explanation.content} />
    </div>
    {explanation.picture && <LatePicture picture={explanation.picture} />}
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
      <Steps steps={explanation.steps} labelledBy="algorithm-steps" />
    </div>
  </>
);

interface StepsProps {
  steps: readonly string[];
  /** The id of their heading. */
  labelledBy: string;
}

/** The steps of an algorithm. */
export const Steps = ({ steps, labelledBy }: StepsProps) => (
  <ol className={styles.steps} aria-labelledby={labelledBy}>
    {steps.map((step) => (
      <li key={step}>
        <span>
          <Inline text={step} />
        </span>
      </li>
    ))}
  </ol>
);
