import type { ModeratedComment, ReportQueue as Queue } from '@site/shared/contracts/editorial';
import { useQuery, useQueryClient } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { DecisionButtons, UndoNotice } from './decision-buttons.tsx';
import { ModeratedItem } from './moderated-item.tsx';
import styles from './moderation.module.css';
import { reportQueueQuery } from './moderation.queries.ts';
import { useDecisions } from './use-decisions.ts';

/** The reported comments: once one is decided, it leaves the list and the next one is focused. */
export function ReportQueue() {
  const { data, error, refetch } = useQuery(reportQueueQuery);
  if (data) return <Reports queue={data} />;
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the reports"
      loading="Loading the reports..."
      height="12rem"
    />
  );
}

function Reports({ queue: { items, open } }: { queue: Queue }) {
  const client = useQueryClient();
  const turn = useTurn(items);
  const { decide, deciding, undoable } = useDecisions((comment, action) => {
    turn.pass(action === 'undo' ? comment : following(items, comment));
    if (action !== 'undo') client.setQueryData(reportQueueQuery.queryKey, without(comment));
  });
  return (
    <section className={styles.list} aria-labelledby="open-reports">
      <h2 id="open-reports" ref={turn.heading} tabIndex={-1} className={styles.count}>
        {waiting(open, items.length)}
      </h2>
      <UndoNotice
        undoable={undoable}
        busy={deciding !== null && deciding === undoable?.comment.id}
        onUndo={() => undoable && decide(undoable.comment, 'undo')}
      />
      {open === 0 && (
        <p className={styles.facts}>Comments that learners report will appear here.</p>
      )}
      <ul className={styles.items}>
        {items.map((comment) => (
          <ModeratedItem key={comment.id} comment={comment} headingRef={turn.headingOf(comment)}>
            <DecisionButtons
              comment={comment}
              busy={deciding === comment.id}
              onDecide={(action) => decide(comment, action)}
            />
          </ModeratedItem>
        ))}
      </ul>
    </section>
  );
}

function waiting(open: number, shown: number): string {
  if (open === 0) return 'No open reports';
  if (open === 1) return '1 comment is waiting for a decision';
  const first = open > shown ? `, of which the first ${shown} are shown` : '';
  return `${open} comments are waiting for a decision${first}`;
}

/** The comment after this one, or before it if it is the last. */
function following(items: ModeratedComment[], { id }: ModeratedComment) {
  const at = items.findIndex((item) => item.id === id);
  return items[at + 1] ?? items[at - 1];
}

/** Removes it from the list without waiting for the server. */
const without =
  ({ id }: ModeratedComment) =>
  (queue: Queue | undefined) =>
    queue && { items: queue.items.filter((item) => item.id !== id), open: queue.open - 1 };

type Heading = HTMLHeadingElement | null;

/** What to focus after a decision: the comment whose turn it is, or the heading of the list if there is none. */
function useTurn(items: readonly ModeratedComment[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headings = useRef(new Map<string, Heading>());
  /** The id of the comment to focus as soon as it's in the list; null for the list itself. */
  const next = useRef<string | null | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has changed and may have it now
  useEffect(() => {
    if (next.current === undefined) return;
    const target = next.current === null ? heading.current : headings.current.get(next.current);
    if (!target) return;
    next.current = undefined;
    target.focus();
  }, [items]);

  return {
    heading,
    headingOf:
      ({ id }: ModeratedComment) =>
      (element: Heading) => {
        headings.current.set(id, element);
      },
    pass: (comment: ModeratedComment | undefined) => {
      next.current = comment?.id ?? null;
    },
  };
}
