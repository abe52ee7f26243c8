import { SOLUTION_MAX } from '@site/shared/contracts';
import { Button, VisuallyHidden } from '@site/shared/ui';
import type { Saving } from './work-store.ts';
import styles from './running-test.module.css';
import { clockTime, timeWarning } from './texts.ts';

interface TestBarProps {
  title: string;
  secondsLeft: number;
  saving: Saving;
  onHandIn: () => void;
}

/** These change with every pause in typing, and would be read out each time. */
const quiet: Partial<Record<Saving, string>> = { saved: 'Saved', saving: 'Saving...' };

const troubles: Partial<Record<Saving, string>> = {
  'on-device': "Saved on this device. We'll send it when you're online.",
  over: "This test was handed in elsewhere, so what you write now doesn't count.",
  refused: `Not saved: a program can have at most ${SOLUTION_MAX.toLocaleString('en')} characters. Shorten it.`,
};

/** What stays in sight during a test: the time that is left, whether everything is saved, and the way out. */
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
