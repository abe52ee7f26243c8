import styles from './figures.module.css';

interface ColumnsProps {
  label: string;
  /** Each with what is shown of its value when it's pointed at. */
  columns: readonly { name: string; value: number; words: string }[];
  /** The value of a column of full height. */
  most: number;
  tone: 'accent' | 'danger';
  /** Where the columns begin and end, in words. */
  from: string;
  until: string;
}

const HEIGHT = 100;

/** A plot of columns over time. */
export const Columns = ({ label, columns, most, tone, from, until }: ColumnsProps) => (
  <>
    <svg
      role="img"
      aria-label={label}
      className={styles.columns}
      viewBox={`0 0 ${columns.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {columns.map(({ name, value, words }, at) => {
        const height = most === 0 ? 0 : (value / most) * HEIGHT;
        return (
          <g key={name}>
            <rect
              className={styles[tone]}
              x={at + 0.1}
              y={HEIGHT - height}
              {...{ height }}
              width={0.8}
            />
            <rect className={styles.target} x={at} y={0} width={1} height={HEIGHT}>
              <title>{`${name}: ${words}`}</title>
            </rect>
          </g>
        );
      })}
    </svg>
    <div className={styles.axis} aria-hidden="true">
      <span>{from}</span>
      <span>{until}</span>
    </div>
  </>
);
