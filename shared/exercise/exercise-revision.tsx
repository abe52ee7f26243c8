import { ReviseControl } from '@site/shared/revision';
import styles from './exercise-revision.module.css';

interface ExerciseRevisionProps {
  /** `waiting` names what of it waits for the network. */
  unit: { id: string; name: string; waiting?: readonly string[] };
  /** Whether its completion is being sent: it isn't known yet when it's due. */
  isCompleting: boolean;
}

/** When the completed exercise is due, or the offer to revise it, as on its practice sheet. */
export const ExerciseRevision = ({ unit, isCompleting }: ExerciseRevisionProps) => (
  <span className={styles.slot}>{!isCompleting && <ReviseControl unit={unit} />}</span>
);
