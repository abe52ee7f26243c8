import type { DsaProblem } from '@site/shared/contracts';
import styles from './description.module.css';
import { Fold } from './fold.tsx';
import type { Folds } from './folds.ts';
import { Hints } from './hints.tsx';
import proseStyles from './prose.module.css';
import { Inline, Prose } from './prose.tsx';

interface DescriptionProps {
  problem: DsaProblem;
  folds: Folds;
}

/** The task, an example, hints, and a follow-up question. */
export const Description = ({ problem, folds }: DescriptionProps) => (
  <>
    <div className={proseStyles.prose}>
      <Prose text={problem.description} />
    </div>
    <div className={styles.example}>
      <h3>Example</h3>
      <dl>
        <div>
          <dt>Input</dt>
          <dd>
            <code>{problem.example.input}</code>
          </dd>
        </div>
        <div>
          <dt>Output</dt>
          <dd>
            <code>{problem.example.output}</code>
          </dd>
        </div>
      </dl>
    </div>
    <Hints hints={problem.hints} folds={folds} />
    <div className={styles.followUp}>
      <Fold id="follow-up" folds={folds} title="Follow-up">
        <p>
          <Inline text={problem.followUp} />
        </p>
      </Fold>
    </div>
  </>
);
