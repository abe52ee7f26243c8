import { classNames } from './class-names.ts';
import styles from './password-strength.module.css';

/** Each level with the length from which it applies. */
const strengths = [
  { word: 'weak', from: 0 },
  { word: 'fair', from: 8 },
  { word: 'good', from: 12 },
  { word: 'strong', from: 16 },
] as const;

interface PasswordStrengthProps {
  password: string;
  /** Whether something is wrong with the password; if so, it counts as weak. */
  faulty: boolean;
}

/** The strength of the password being typed, by its length. */
export function PasswordStrength({ password, faulty }: PasswordStrengthProps) {
  const length = [...password].length;
  const reached = faulty ? 0 : strengths.findLastIndex(({ from }) => length >= from);
  const word = strengths[reached]?.word ?? 'weak';
  return (
    <span className={classNames(styles.strength, styles[word])}>
      <span aria-hidden="true" className={styles.bar}>
        {strengths.map(({ word: step }, place) => (
          <span key={step} className={classNames(place <= reached && styles.reached)} />
        ))}
      </span>
      Strength: {word}
    </span>
  );
}
