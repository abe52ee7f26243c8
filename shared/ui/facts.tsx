import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** What the facts are about, for screen readers. */
  label: string;
  /** `<li>` elements; each may start with an icon. */
  children: ReactNode;
}

/** A line of small facts under a heading, such as reading time and date. */
export const Facts = ({ label, children }: FactsProps) => (
  <ul className={styles.facts} aria-label={label}>
    {children}
  </ul>
);
