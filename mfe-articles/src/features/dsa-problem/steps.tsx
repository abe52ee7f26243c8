import { Inline } from '@site/shared/ui/prose.tsx';
import styles from './steps.module.css';

interface StepsProps {
  steps: readonly string[];
  /** The id of their heading. */
  labelledBy: string;
}

/** The steps of an algorithm. */
export const Steps = ({ steps, labelledBy }: StepsProps) => (
  <ol className={styles.steps} aria-labelledby={labelledBy}>
    {steps.map((step) => (
      <li key={step}>
        <span>
          <Inline text={step} />
        </span>
      </li>
    ))}
  </ol>
);
