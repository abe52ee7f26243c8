import { CheckIcon, XIcon } from '@site/shared/ui';
import styles from './quiz.module.css';

interface OptionMarkProps {
  isRight: boolean;
  isChosen: boolean;
}

/** Shows whether an option is right, and whether it was chosen. */
export function OptionMark({ isRight, isChosen }: OptionMarkProps) {
  if (isRight) {
    return (
      <span className={styles.mark}>
        <CheckIcon aria-hidden="true" />
        {isChosen ? 'Your answer, right' : 'Right answer'}
      </span>
    );
  }
  if (!isChosen) return null;
  return (
    <span className={styles.mark}>
      <XIcon aria-hidden="true" />
      Your answer
    </span>
  );
}

/** For the styles of an option. */
export const stateOf = ({ isRight, isChosen }: OptionMarkProps) =>
  isRight ? 'right' : isChosen ? 'wrong' : 'other';
