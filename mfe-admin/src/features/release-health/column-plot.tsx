import { Columns } from '../../figures/columns.tsx';
import styles from './release-health.module.css';

export interface Column {
  /** When it begins, in words. */
  moment: string;
  /** null if nothing was measured. */
  value: number | null;
}

interface ColumnPlotProps {
  name: string;
  columns: readonly Column[];
  format: (value: number) => string;
  /** The least maximum of the plot, however low the values are. */
  atLeast: number;
  tone: 'accent' | 'danger';
  /** When the last column ends, in words. */
  until?: string;
}

/** A column for each part of the period in which something was measured. */
export function ColumnPlot({
  name,
  columns,
  format,
  atLeast,
  tone,
  until = 'now',
}: ColumnPlotProps) {
  const [first] = columns;
  if (!first) return null;
  const measured = columns.flatMap(({ value }) => (value === null ? [] : [value]));
  const highest = Math.max(...measured, 0);
  const summary = measured.length > 0 ? `at most ${format(highest)}` : 'nothing measured';
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{summary}</span>
      </figcaption>
      <Columns
        label={`${name} from ${first.moment} to ${until}, ${summary}`}
        columns={columns.map(({ moment, value }) => ({
          name: moment,
          value: value ?? 0,
          words: value === null ? 'nothing measured' : format(value),
        }))}
        most={Math.max(highest, atLeast)}
        tone={tone}
        from={first.moment}
        until={until}
      />
    </figure>
  );
}
