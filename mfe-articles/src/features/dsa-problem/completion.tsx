import { runtimeConfig, useKeptWrites } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  CircleCheckIcon,
  CircleIcon,
  classNames,
  RotateCwIcon,
  VisuallyHidden,
} from '@site/shared/ui';
import styles from './completion.module.css';
import { keptCompleted } from './kept-completed.ts';
import { saveCompleted } from './save-completed.ts';

export interface CompletionProps {
  /** The learning unit that the problem is on the practice sheet. */
  unitId: string;
  completed: boolean;
}

/** Says whether the problem is completed and changes it; leads to it on the practice sheet. */
export function Completion({ unitId, completed }: CompletionProps) {
  const waiting = keptCompleted(useKeptWrites()).get(unitId)?.waiting ?? false;
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
          Waits for the network
        </span>
      )}
    </>
  );
}
