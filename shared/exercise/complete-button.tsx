import { Button, CircleCheckIcon, CircleIcon, classNames, VisuallyHidden } from '@site/shared/ui';
import styles from './complete-button.module.css';

interface CompleteButtonProps {
  completed: boolean;
  /** Whether another button is the primary one on the page. */
  quiet?: boolean;
  onToggle: () => void;
}

/** Shows and changes whether an exercise is completed. */
export const CompleteButton = ({ completed, quiet = false, onToggle }: CompleteButtonProps) => (
  <Button
    variant={completed || quiet ? 'secondary' : 'primary'}
    size="sm"
    className={classNames(styles.complete, completed && styles.completed)}
    icon={completed ? <CircleCheckIcon aria-hidden="true" /> : <CircleIcon aria-hidden="true" />}
    onClick={onToggle}
  >
    <span>
      {completed ? 'Completed' : 'Mark complete'}
      {completed && <VisuallyHidden> (mark as not completed)</VisuallyHidden>}
    </span>
  </Button>
);
