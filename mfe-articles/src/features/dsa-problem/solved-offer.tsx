import type { DsaProblemSummary } from '@site/shared/contracts';
import { ArrowRightIcon, Button, ButtonLink } from '@site/shared/ui';
import type { CompletionProps } from './completion.tsx';
import { neighboursOf, problemPath } from './problem-list.ts';
import { saveCompleted } from './save-completed.ts';
import styles from './solved-offer.module.css';

interface SolvedOfferProps extends CompletionProps {
  slug: string;
  /** All problems in order; undefined while they load. */
  problems: DsaProblemSummary[] | undefined;
  /** Undoes that the solution has marked the problem complete; null if it hasn't. */
  onUndo: (() => void) | null;
}

/** Offers the next step once a solution has been accepted. */
export function SolvedOffer({ unitId, completed, slug, problems, onUndo }: SolvedOfferProps) {
  const { next } = neighboursOf(problems ?? [], slug);
  return (
    <div className={styles.offer}>
      <p>
        {completed
          ? 'This problem is marked complete on your practice sheet.'
          : 'Mark the problem complete on your practice sheet? It then comes back for revision.'}
      </p>
      <div className={styles.ways}>
        {!completed && (
          <Button variant="primary" size="sm" onClick={() => void saveCompleted(unitId, true)}>
            Mark complete
          </Button>
        )}
        {completed && onUndo && (
          <Button size="sm" onClick={onUndo}>
            Undo
          </Button>
        )}
        {next && (
          <ButtonLink
            variant={completed ? 'primary' : 'secondary'}
            size="sm"
            to={problemPath(next.slug)}
          >
            Next problem: {next.title}
            <ArrowRightIcon aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
