import type { DsaCase, DsaProblem } from '@site/shared/contracts';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import styles from './description.module.css';

export interface StatementProps {
  problem: DsaProblem;
  /** Cases that explain the task beside its example. */
  examples: DsaCase[];
}

/** The task and its examples. */
export const Statement = ({ problem, examples }: StatementProps) => (
  <>
    <div className={proseStyles.prose}>
      <Prose text={problem.description} />
    </div>
    <Example title={examples.length > 0 ? 'Example 1' : 'Example'} {...problem.example} />
    {examples.map(({ name, input, expected }, index) => (
      <Example key={name} title={`Example ${index + 2}: ${name}`} input={input} output={expected} />
    ))}
  </>
);

const Example = ({ title, input, output }: { title: string; input: string; output: string }) => (
  <div className={styles.example}>
    <h3>{title}</h3>
    <dl>
      <div>
        <dt>Input</dt>
        <dd>
          <code>{input}</code>
        </dd>
      </div>
      <div>
        <dt>Output</dt>
        <dd>
          <code>{output}</code>
        </dd>
      </div>
    </dl>
  </div>
);
