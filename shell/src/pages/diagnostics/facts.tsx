import type { ReactNode } from 'react';
import styles from './diagnostics.module.css';

/** Named values, one per line. */
export const Facts = ({ of }: { of: Record<string, ReactNode> }) => (
  <dl className={styles.facts}>
    {Object.entries(of).map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A number of bytes, formatted for people. */
export function sizeInWords(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KiB`;
}

/** A duration in milliseconds, formatted for people. */
export const timeInWords = (duration: number) =>
  duration < 10 ? `${duration.toFixed(1)} ms` : `${Math.round(duration)} ms`;
