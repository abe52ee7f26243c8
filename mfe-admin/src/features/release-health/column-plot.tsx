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

const HEIGHT = 100;

/** A column for each part of the period in which something was measured. */
export function ColumnPlot({
  name,
  columns,
  format,
  atLeast,
  tone,
  until = 'now',
}: ColumnPlotProps) {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return null;
  const measured = columns.flatMap(({ value }) => (value === null ? [] : [value]));
  const highest = Math.max(...measured, 0);
  const most = Math.max(highest, atLeast);
  const summary = measured.length > 0 ? `at most ${format(highest)}` : 'nothing measured';
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{summary}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${name} from ${first.moment} to ${until}, ${summary}`}
        viewBox={`0 0 ${columns.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {columns.map(({ moment, value }, at) => {
          const height = ((value ?? 0) / most) * HEIGHT;
          return (
            <g key={moment}>
              <rect
                className={styles[tone]}
                x={at + 0.1}
                y={HEIGHT - height}
                {...{ height }}
                width={0.8}
              />
              <rect className={styles.target} x={at} y={0} width={1} height={HEIGHT}>
                <title>{`${moment}: ${value === null ? 'nothing measured' : format(value)}`}</title>
              </rect>
            </g>
          );
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{first.moment}</span>
        <span>{until}</span>
      </div>
    </figure>
  );
}
