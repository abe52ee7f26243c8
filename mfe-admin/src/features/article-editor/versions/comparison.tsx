import type { Fields } from '../article-form.ts';
import { compareFields } from './compare-fields.ts';
import { Difference } from './difference.tsx';
import styles from './versions.module.css';

interface ComparisonProps {
  before: Fields;
  after: Fields;
  /** Shown if nothing differs. */
  same: string;
}

/** All fields that differ. */
export function Comparison({ before, after, same }: ComparisonProps) {
  const differences = compareFields(before, after);
  if (differences.length === 0) return <p className={styles.note}>{same}</p>;
  return (
    <dl className={styles.fields}>
      {differences.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Difference before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
