import { runtimeConfig } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  CircleCheckIcon,
  CircleIcon,
  classNames,
  RotateCwIcon,
  VisuallyHidden,
} from '@site/shared/ui';
import { usePendingCompleted } from './completed-changes.ts';
import styles from './completion.module.css';
import { saveCompleted } from './save-completed.ts';

export interface CompletionProps {
  /** The problem's learning unit on the practice sheet. */
  unitId: string;
  completed: boolean;
}

/** Shows and changes whether the problem is completed, and links to it on the practice sheet. */
export function Completion({ unitId, completed }: CompletionProps) {
  const waiting = usePendingCompleted().get(unitId)?.waiting ?? false;
  return (
    <>
      <Button
        variant={completed ? 'secondary' : 'primary'}
        className={classNames(styles.complete, completed && styles.completed)}
        icon={
          completed ? <CircleCheckIcon aria-hidden="true" /> : <CircleIcon aria-hidden="true" />
        }
        onClick={() => void saveCompleted(unitId, !completed)}
      >
        <span>
          {completed ? 'Completed' : 'Mark complete'}
          {completed && <VisuallyHidden> (mark as not completed)</VisuallyHidden>}
        </span>
      </Button>
      <ButtonLink to={`/roadmaps/${runtimeConfig().defaultRoadmapId}?problem=${unitId}`}>
        Practice sheet
      </ButtonLink>
      {waiting && (
        <span className={styles.waiting} role="status">
          <RotateCwIcon aria-hidden="true" />
          Waiting to sync
        </span>
      )}
    </>
  );
}
