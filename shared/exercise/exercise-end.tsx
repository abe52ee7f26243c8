import { Byline } from '@site/shared/reading';
import { Facts, type Neighbour, Pager } from '@site/shared/ui';
import styles from './exercise-end.module.css';

interface ExerciseEndProps<N extends Neighbour> {
  /** The day of the last review. */
  reviewed: string | null;
  /** Those before and after it; missing while they load. */
  neighbours: { previous: N | null; next: N | null } | undefined;
  /** What they are, such as problem. */
  noun?: string;
  /** Called as soon as the link to a neighbour is hovered or focused. */
  onIntent?: (neighbour: N) => void;
}

/** Who stands behind an exercise, and its neighbours. */
export const ExerciseEnd = <N extends Neighbour>({
  reviewed,
  neighbours,
  ...pager
}: ExerciseEndProps<N>) => (
  <>
    <div className={styles.byline}>
      <Facts label="About this text">
        <Byline reviewed={reviewed} />
      </Facts>
    </div>
    {neighbours && <Pager previous={neighbours.previous} next={neighbours.next} {...pager} />}
  </>
);
