import { classNames } from './class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is measured, such as "Arrays progress". */
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** Rounded percentage of `value` in `max`; nothing out of nothing is 0. */
export const percentOf = (value: number, max: number) =>
  max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 100) : 0;

const isComplete = ({ value, max }: ProgressProps) => max > 0 && value >= max;

/** After the first step it never says 0%, and before the last one never 100%. */
function percentText({ value, max }: ProgressProps): string {
  const percent = percentOf(value, max);
  if (percent === 0 && value > 0) return '<1%';
  if (percent === 100 && value < max) return '>99%';
  return `${percent}%`;
}

const aria = ({ label, value, max }: ProgressProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': percentOf(value, max),
  'aria-valuetext': `${value} of ${max}`,
});

/**
 * A horizontal bar filled by `value` of `max`. Sizes that depend on data are attributes of SVG: the policy of
 * documents forbids styles in their markup.
 */
export function ProgressBar(props: ProgressProps) {
  const percent = percentOf(props.value, props.max);
  return (
    <div
      {...aria(props)}
      className={classNames(styles.bar, isComplete(props) && styles.complete, props.className)}
    >
      <svg className={styles.whole} aria-hidden="true">
        <rect className={styles.fill} width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}

/** A ring filled by `value` of `max`, with the rounded percentage in its middle. `size` in CSS pixels. */
export function ProgressRing({ size = 96, ...props }: ProgressProps & { size?: number }) {
  const percent = percentOf(props.value, props.max);
  return (
    <div
      {...aria(props)}
      className={classNames(styles.ring, isComplete(props) && styles.complete, props.className)}
    >
      <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="16" pathLength="100" />
        <circle
          className={styles.arc}
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDashoffset={100 - percent}
        />
        <text className={styles.percent} x="18" y="18">
          {percentText(props)}
        </text>
      </svg>
    </div>
  );
}
