import type { DsaProblem } from '@site/shared/contracts';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import styles from './description.module.css';

/** The task and an example. */
export const Statement = ({ problem }: { problem: DsaProblem }) => (
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
  </>
);
