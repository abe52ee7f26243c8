import styles from './rating.module.css';

/** A rating of 0 to 5, shown as 'Rating: n/5'. */
export function Rating({ value }: { value: number }) {
  return <span className={styles.rating}>Rating: {value}/5</span>;
}
