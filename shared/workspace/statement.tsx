import type { DsaProblem } from '@site/shared/contracts/practice';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import styles from './statement.module.css';
import { type Example, useExamples } from './use-examples.ts';

/** A problem's statement, and its examples in the language in which it's solved. */
export function Statement({ problem }: { problem: DsaProblem }) {
  const examples = useExamples(problem);
  return (
    <>
      <div className={proseStyles.prose}>
        <Prose text={problem.description} />
      </div>
      {examples.map(({ name, input, output }, index) => (
        <ExampleBox
          key={name ?? ''}
          title={titleOf(name, examples.length > 1 ? ` ${index + 1}` : '')}
          {...{ input, output }}
        />
      ))}
    </>
  );
}

const titleOf = (name: string | undefined, place: string) =>
  name === undefined ? `Example${place}` : `Example${place}: ${name}`;

const ExampleBox = ({ title, input, output }: Omit<Example, 'name'> & { title: string }) => (
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
