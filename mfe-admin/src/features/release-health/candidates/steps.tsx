import type { CanaryFigures } from '@site/shared/contracts';
import { percent } from '../figures.ts';
import styles from '../release-health.module.css';

/** The shares of visitors it goes through, and which one it has reached or ended at. */
export function Steps({ canary: { share, state }, steps }: CanaryFigures) {
  const isLive = state === 'promoted';
  const shares = [...new Set([...steps, share, 1])].sort((one, other) => one - other);
  return (
    <ol className={styles.steps} aria-label="Shares of visitors">
      {shares.map((step) => {
        const isHere = isLive ? step === 1 : step === share;
        return (
          <li key={step} aria-current={isHere ? 'step' : undefined} className={styles.step}>
            {step === 1 ? 'All' : percent(step)}
          </li>
        );
      })}
    </ol>
  );
}
