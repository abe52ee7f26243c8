import { Button, CircleCheckIcon, CircleIcon, classNames, VisuallyHidden } from '@site/shared/ui';
import styles from './completion.module.css';
import { saveCompleted } from './save-completed.ts';

export interface CompletionProps {
  /** The problem's learning unit on the practice sheet. */
  unitId: string;
  completed: boolean;
}

/** Shows and changes whether the problem is completed. */
export const Completion = ({ unitId, completed }: CompletionProps) => (
  <Button
    variant={completed ? 'secondary' : 'primary'}
    size="sm"
    className={classNames(styles.complete, completed && styles.completed)}
    icon={completed ? <CircleCheckIcon aria-hidden="true" /> : <CircleIcon aria-hidden="true" />}
    onClick={() => void saveCompleted(unitId, !completed)}
  >
    <span>
      {completed ? 'Completed' : 'Mark complete'}
      {completed && <VisuallyHidden> (mark as not completed)</VisuallyHidden>}
    </span>
  </Button>
);
