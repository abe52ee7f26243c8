import { Button, Notice } from '@site/shared/ui';
import type { CompletionProps } from './completion.tsx';
import { saveCompleted } from './save-completed.ts';
import styles from './solved-offer.module.css';

/** Offers the next step once all cases have passed. */
export const SolvedOffer = ({ unitId, completed }: CompletionProps) => (
  <Notice tone="success" title="All tests passed">
    <div className={styles.words}>
      {completed ? (
        <p>This problem is marked complete on your practice sheet.</p>
      ) : (
        <>
          <p>Mark the problem complete on your practice sheet?</p>
          <Button size="sm" onClick={() => void saveCompleted(unitId, true)}>
            Mark complete
          </Button>
        </>
      )}
    </div>
  </Notice>
);
