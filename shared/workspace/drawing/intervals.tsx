import { classNames } from '@site/shared/ui';
import type { Mark } from './cells.tsx';
import styles from './diagram.module.css';

export interface Interval {
  from: number;
  to: number;
  text: string;
  /** From 0, at the top. */
  row: number;
  mark?: Mark | undefined;
}

interface IntervalsProps {
  intervals: readonly Interval[];
  /** The intervals in words. */
  label: string;
}

const WIDTH = 320;
const MARGIN = 20;
const ROW = 38;
const HEIGHT = 14;
const LETTER = 8;

/** Stretches of a number line, below it the numbers at which they begin and end. */
export function Intervals({ intervals, label }: IntervalsProps) {
  const ends = [...new Set(intervals.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const [first = 0, last = 0] = [ends[0], ends.at(-1)];
  const x = (at: number) => MARGIN + ((at - first) / (last - first || 1)) * (WIDTH - 2 * MARGIN);
  const axis = (Math.max(...intervals.map(({ row }) => row)) + 1) * ROW + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${axis + 24}`}
      width={WIDTH}
      height={axis + 24}
      className={styles.diagram}
    >
      {ends.map((at) => (
        <g key={at} className={styles.tick}>
          <path d={`M${x(at)} 0V${axis}`} />
          <text x={x(at)} y={axis + 16} textAnchor="middle">
            {at}
          </text>
        </g>
      ))}
      <path d={`M0 ${axis}H${WIDTH}`} className={styles.axis} />
      {intervals.map(({ from, to, text, row, mark }) => (
        <g key={`${row} ${from} ${to}`} className={classNames(styles.node, mark && styles[mark])}>
          <rect
            x={x(from) - 2}
            y={row * ROW + 18}
            width={x(to) - x(from) + 4}
            height={HEIGHT}
            rx={4}
          />
          <text x={inside(x((from + to) / 2), text)} y={row * ROW + 13} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moved so that the whole text can be seen. */
const inside = (middle: number, text: string) => {
  const half = (text.length * LETTER) / 2;
  return Math.min(Math.max(middle, half), WIDTH - half);
};
