import { classNames } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './growth-plot.module.css';
import type { Judgement } from './judge-timings.ts';
import { timeWords } from './judgement-words.ts';
import { type Fit, secondsOf } from './models.ts';

interface GrowthPlotProps {
  timed: readonly TimedSize[];
  judgement: Judgement;
}

const WIDTH = 360;
const HEIGHT = 230;
const LEFT = 48;
const RIGHT = 352;
const TOP = 10;
const BOTTOM = 190;
const CURVE_POINTS = 60;

/** The times of all sizes with the curves of the likely models; both axes are logarithmic. The tables say the same. */
export function GrowthPlot({ timed, judgement: { likely, used } }: GrowthPlotProps) {
  const sizes = timed.map(({ n }) => n);
  const x = logScale(sizes, LEFT, RIGHT);
  const y = logScale(
    timed.flatMap(({ fastest, median }) => [fastest, median]),
    BOTTOM,
    TOP,
  );
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return null;
  const label = `Time of a call by n, both on logarithmic axes: ${timeWords(first.fastest)} for n = ${first.n}, ${timeWords(last.fastest)} for n = ${last.n.toLocaleString('en')}`;
  return (
    <figure className={styles.plot}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Axes x={x} y={y} />
        {likely.map((fit, place) => (
          <path
            key={fit.model}
            className={classNames(styles.curve, curveOf(place))}
            d={curve(
              fit,
              used.map(({ n }) => n),
              x,
              y,
            )}
          />
        ))}
        {timed.map(({ n, fastest, median }) => (
          <g key={n} className={styles.point}>
            <path d={`M${x.place(n)} ${y.place(median)}V${y.place(fastest)}`} />
            <circle cx={x.place(n)} cy={y.place(fastest)} r={3} />
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <Sample name="fastest time, with a line up to the median">
          <g className={styles.point}>
            <path d="M12 1V8" />
            <circle cx={12} cy={8} r={3} />
          </g>
        </Sample>
        {likely.map(({ model }, place) => (
          <Sample key={model} name={model}>
            <path className={classNames(styles.curve, curveOf(place))} d="M0 6H24" />
          </Sample>
        ))}
      </figcaption>
    </figure>
  );
}

const curveOf = (place: number) => [styles.best, styles.second][place] ?? styles.others;

const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={styles.sample}>
    <svg viewBox="0 0 24 12" width={24} height={12} aria-hidden="true">
      {children}
    </svg>
    {name}
  </span>
);

const Axes = ({ x, y }: { x: Scale; y: Scale }) => (
  <g className={styles.axes}>
    {ticksOf(y).map((seconds) => (
      <g key={seconds}>
        <path d={`M${LEFT} ${y.place(seconds)}H${RIGHT}`} />
        <text x={LEFT - 6} y={y.place(seconds) + 4} textAnchor="end">
          {timeWords(seconds)}
        </text>
      </g>
    ))}
    {ticksOf(x).map((n) => (
      <text key={n} x={x.place(n)} y={BOTTOM + 18} textAnchor="middle">
        {n.toLocaleString('en')}
      </text>
    ))}
    <path className={styles.base} d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
    <text x={(LEFT + RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
      n
    </text>
  </g>
);

/** From the smallest size that was used to the largest; what lies below the plot isn't drawn. */
function curve(fit: Fit, sizes: readonly number[], x: Scale, y: Scale): string {
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const points = Array.from({ length: CURVE_POINTS + 1 }, (_, step) => {
    const n = low * (high / low) ** (step / CURVE_POINTS);
    return [x.place(n), Math.min(BOTTOM, Math.max(TOP, y.place(secondsOf(fit, n, high))))];
  });
  return `M${points.map(([px, py]) => `${px?.toFixed(1)} ${py?.toFixed(1)}`).join('L')}`;
}

/** A logarithmic axis. */
interface Scale {
  low: number;
  high: number;
  /** Where a value is, in units of the picture. */
  place(value: number): number;
}

/** An axis from a little below the values to a little above them. */
function logScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values) / 1.3;
  const high = Math.max(...values) * 1.3;
  const place = (value: number) =>
    from + ((to - from) * Math.log(value / low)) / Math.log(high / low);
  return { low, high, place };
}

const MOST_TICKS = 6;

/** Values to write at an axis: powers of ten, with halves and fifths if those are few, and not all if they are many. */
function ticksOf({ low, high }: Scale): number[] {
  const powers = range(Math.floor(Math.log10(low)), Math.ceil(Math.log10(high)));
  const within = (values: number[]) => values.filter((value) => value >= low && value <= high);
  const tens = within(powers.map((power) => 10 ** power));
  if (tens.length > MOST_TICKS) return tens.filter((_, place) => place % 2 === tens.length % 2);
  if (tens.length > 2) return tens;
  return within(powers.flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power)));
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** The times of one size, in seconds. */
export interface TimedSize {
  n: number;
  fastest: number;
  median: number;
}
