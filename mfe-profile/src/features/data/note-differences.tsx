import type { ImportPreview } from '@site/shared/contracts';
import styles from './data.module.css';

interface NoteDifferencesProps {
  differences: ImportPreview['differences'];
  /** The number of all differences; only the first ones are listed. */
  total: number;
}

/** Both notes of each problem, by name. */
export const NoteDifferences = ({ differences, total }: NoteDifferencesProps) => (
  <details className={styles.details}>
    <summary>Compare the notes</summary>
    <ul className={styles.notes}>
      {differences.map(({ unitId, name, current, imported }) => (
        <li key={unitId}>
          <h5>{name}</h5>
          <dl>
            <dt>Yours</dt>
            <dd>{current}</dd>
            <dt>In the file</dt>
            <dd>{imported}</dd>
          </dl>
        </li>
      ))}
    </ul>
    {total > differences.length && <p>and {total - differences.length} more</p>}
  </details>
);
