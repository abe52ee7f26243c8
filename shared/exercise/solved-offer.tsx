import { ArrowRightIcon, Button, ButtonLink, type Neighbour } from '@site/shared/ui';
import styles from './solved-offer.module.css';

interface SolvedOfferProps {
  completed: boolean;
  /** What it is to learners. */
  noun?: string;
  onComplete: () => void;
  /** Undoes that solving it has marked it complete; null if it hasn't. */
  onUndo: (() => void) | null;
  /** What comes next, in words. */
  next?: Neighbour | null;
}

/** Offers the next step once an exercise is solved. */
export const SolvedOffer = ({
  completed,
  noun = 'problem',
  onComplete,
  onUndo,
  next,
}: SolvedOfferProps) => (
  <div className={styles.offer}>
    <p>
      {completed
        ? `This ${noun} is marked complete on your practice sheet.`
        : `Mark the ${noun} complete on your practice sheet? It then comes back for revision.`}
    </p>
    <div className={styles.ways}>
      {!completed && (
        <Button variant="primary" size="sm" onClick={onComplete}>
          Mark complete
        </Button>
      )}
      {completed && onUndo && (
        <Button size="sm" onClick={onUndo}>
          Undo
        </Button>
      )}
      {next && (
        <ButtonLink variant={completed ? 'primary' : 'secondary'} size="sm" to={next.path}>
          {next.title}
          <ArrowRightIcon aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  </div>
);
