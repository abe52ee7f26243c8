import styles from './season-picture.module.css';

const STEP = 50;

/** A season as stairs: six rounds, and the offer on the last. */
export const SeasonPicture = () => (
  <svg viewBox="0 0 320 150" className={styles.picture} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((round) => (
      <rect
        key={round}
        className={round < 5 ? styles.step : styles.top}
        x={12 + round * STEP}
        y={120 - round * 15}
        width="44"
        height={30 + round * 15}
        rx="7"
      />
    ))}
    <path
      className={styles.spark}
      d="m284 4 3.4 13.6L301 21l-13.6 3.4L284 38l-3.4-13.6L267 21l13.6-3.4z"
    />
    <circle className={styles.walker} cx="134" cy="77" r="9" />
  </svg>
);
