import { classNames } from '@site/shared/ui';
import type { Mark, Names } from './cells.tsx';
import styles from './diagram.module.css';

interface BarsProps {
  bars: readonly { height: number; filled: number; mark?: Mark | undefined }[];
  names: Names;
  /** The bars in words. */
  label: string;
}

const COLUMN = 40;
const BAR = 28;
const TALLEST = 130;
const TOP = 18;

/** Numbers as heights, what stands on them, and what points to them. */
export function Bars({ bars, names, label }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ height, filled }) => height + filled));
  const unit = TALLEST / most;
  const ground = TOP + TALLEST;
  const width = bars.length * COLUMN + 8;
  const height = ground + 20 + (names.size > 0 ? 18 : 0);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={styles.diagram}
    >
      {bars.map((bar, place) => {
        const x = 4 + place * COLUMN + COLUMN / 2;
        const top = ground - bar.height * unit;
        const level = top - bar.filled * unit;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its place
          <g key={place} className={classNames(styles.node, bar.mark && styles[bar.mark])}>
            {bar.filled > 0 && (
              <rect
                x={x - COLUMN / 2}
                y={level}
                width={COLUMN}
                height={top - level}
                className={styles.filled}
              />
            )}
            <rect x={x - BAR / 2} y={top} width={BAR} height={bar.height * unit} />
            <text x={x} y={level - 5} textAnchor="middle">
              {bar.filled > 0 ? `+${bar.filled}` : bar.height}
            </text>
            <text x={x} y={ground + 15} textAnchor="middle" className={styles.place}>
              {place}
            </text>
            {names.has(place) && (
              <text x={x} y={ground + 32} textAnchor="middle" className={styles.name}>
                {names.get(place)?.join(', ')}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${ground}H${width}`} className={styles.axis} />
    </svg>
  );
}
