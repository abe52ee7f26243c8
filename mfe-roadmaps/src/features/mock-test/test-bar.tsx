import { SOLUTION_MAX } from '@site/shared/contracts/practice';
import { Button, VisuallyHidden } from '@site/shared/ui';
import styles from './running-test.module.css';
import { clockTime, timeWarning } from './texts.ts';
import type { Saving } from './work-store.ts';

interface TestBarProps {
  title: string;
  secondsLeft: number;
  saving: Saving;
  onHandIn: () => void;
}

/** Not announced: these change with every pause in typing. */
const quiet: Partial<Record<Saving, string>> = { saved: 'Saved', saving: 'Saving...' };

const troubles: Partial<Record<Saving, string>> = {
  'on-device': "Saved on this device. We'll send it when you're online.",
  over: "This test was handed in elsewhere, so what you write now doesn't count.",
  refused: `Not saved: a program or a query can have at most ${SOLUTION_MAX.toLocaleString('en')} characters. Shorten it.`,
};

/** Stays in view during a test: the time left, the save status, and the Hand in button. */
export const TestBar = ({ title, secondsLeft, saving, onHandIn }: TestBarProps) => (
  <div className={styles.bar}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.saving}>
      {quiet[saving]}
      <span role="status">{troubles[saving]}</span>
    </p>
    <p role="timer" aria-label="Time left" className={styles.time}>
      {clockTime(secondsLeft)}
    </p>
    <p role="status">
      <VisuallyHidden>{timeWarning(secondsLeft)}</VisuallyHidden>
    </p>
    <Button variant="primary" onClick={onHandIn}>
      Hand in
    </Button>
  </div>
);
