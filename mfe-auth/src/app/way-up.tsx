import styles from './way-up.module.css';

/** The steps from left to right, by their upper left corners. */
const steps = [
  { x: 32, y: 316, done: true },
  { x: 128, y: 244, done: true },
  { x: 224, y: 172, done: false },
  { x: 320, y: 100, done: false },
];

/** A picture of what an account is for: the steps taken stay. */
export const WayUp = () => (
  <div className={styles.panel}>
    <svg viewBox="0 0 448 420" className={styles.picture} aria-hidden="true">
      {steps.map(({ x, y, done }) => (
        <g key={x}>
          <rect
            className={done ? styles.done : styles.step}
            x={x}
            y={y}
            width="84"
            height={420 - y}
            rx="12"
          />
          <circle className={styles.mark} cx={x + 42} cy={y + 36} r="15" />
          {done && <path className={styles.tick} d={`m${x + 35} ${y + 36} 5 5 9-10`} />}
        </g>
      ))}
      <path className={styles.spark} d="m362 22 6 24 24 6-24 6-6 24-6-24-24-6 24-6z" />
    </svg>
  </div>
);
