import { Badge } from '@site/shared/ui';
import type { Variable } from './changes.ts';
import styles from './stepper.module.css';

interface VariableListProps {
  variables: readonly Variable[];
  /** The call whose variables they are. */
  of: string;
}

/** Every variable of a call as text: the pictures show the same. */
export const VariableList = ({ variables, of }: VariableListProps) => (
  <section className={styles.part} aria-label={`Variables of ${of}`}>
    <h3>Variables</h3>
    {variables.length === 0 && <p className={styles.aside}>No variables so far.</p>}
    <dl className={styles.variables}>
      {variables.map(({ name, text, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{text}</span>
            {change && <Badge tone="warning">{change}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
