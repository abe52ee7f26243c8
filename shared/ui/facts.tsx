import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** What the facts are about, for screen readers. */
  label: string;
  /** Each a `<li>`; an icon may stand before its words. */
  children: ReactNode;
}

/** A line of small facts under a heading, such as reading time and date. */
export const Facts = ({ label, children }: FactsProps) => (
  <ul className={styles.facts} aria-label={label}>
    {children}
  </ul>
);
