import type { DsaProblem } from '@site/shared/contracts';
import styles from './description.module.css';
import proseStyles from './prose.module.css';
import { Inline, Prose } from './prose.tsx';

/** The task, an example, and a follow-up question. */
export const Description = ({ problem }: { problem: DsaProblem }) => (
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
    <p className={styles.followUp}>
      <strong>Follow-up:</strong> <Inline text={problem.followUp} />
    </p>
  </>
);
