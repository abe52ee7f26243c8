import { SOLUTION_MAX } from '@site/shared/contracts/practice';
import { VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './running-test.module.css';
import { clockTime, timeWarning } from './texts.ts';
import type { Saving } from './work-store.ts';

interface TestBarProps {
  title: string;
  /** Which section runs; undefined if the test has a single one. */
  section?: string | undefined;
  secondsLeft: number;
  saving: Saving;
  /** The buttons. */
  children: ReactNode;
}

/** Not announced: these change with every pause in typing. */
const quiet: Partial<Record<Saving, string>> = { saved: 'Saved', saving: 'Saving...' };

const troubles: Partial<Record<Saving, string>> = {
  'on-device': "Saved on this device. We'll send it when you're online.",
  'section-over': 'This section was ended elsewhere.',
  over: "This test was handed in elsewhere, so what you write now doesn't count.",
  refused: `Not saved: a program or a query can have at most ${SOLUTION_MAX.toLocaleString('en')} characters. Shorten it.`,
};

/** Stays in view during a test: what runs, the time left, the save status, and buttons. */
export const TestBar = ({ title, section, secondsLeft, saving, children }: TestBarProps) => (
  <div className={styles.bar}>
    <div className={styles.title}>
      <h1>{title}</h1>
      <p role="status">{section}</p>
    </div>
    <p className={styles.saving}>
      {quiet[saving]}
      <span role="status">{troubles[saving]}</span>
    </p>
    <p
      role="timer"
      aria-label={section ? 'Time left in this section' : 'Time left'}
      className={styles.time}
    >
      {clockTime(secondsLeft)}
    </p>
    <p role="status">
      <VisuallyHidden>{timeWarning(secondsLeft)}</VisuallyHidden>
    </p>
    {children}
  </div>
);
