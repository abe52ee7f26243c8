import type { ModeratedCommentPage } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, EmptyState, VisuallyHidden } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { CommentFilters, useCommentFilter } from './comment-filters.tsx';
import { DecisionButtons, UndoNotice } from './decision-buttons.tsx';
import { ModeratedItem } from './moderated-item.tsx';
import styles from './moderation.module.css';
import { commentsQuery } from './moderation.queries.ts';
import { useDecisions } from './use-decisions.ts';

interface CommentSearchProps {
  /** Whether people are found by email too. */
  byAddress: boolean;
}

/** All comments that match the filter in the address, newest first. */
export function CommentSearch({ byAddress }: CommentSearchProps) {
  const filter = useCommentFilter();
  const { data, error, refetch, isFetching } = useQuery(commentsQuery(filter.query));
  return (
    <div className={styles.list}>
      <CommentFilters key={filter.name} filter={filter} byAddress={byAddress} busy={isFetching} />
      {data && <Found page={data} filter={filter} />}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the comments"
          loading="Loading comments..."
          height="12rem"
        />
      )}
    </div>
  );
}

interface FoundProps {
  page: ModeratedCommentPage;
  filter: ReturnType<typeof useCommentFilter>;
}

function Found({ page: { items, next }, filter }: FoundProps) {
  const { decide, deciding, undoable } = useDecisions(() => {});
  return (
    <section className={styles.list} aria-labelledby="comments-found">
      <h2 id="comments-found">
        <VisuallyHidden>Comments found</VisuallyHidden>
      </h2>
      <UndoNotice
        undoable={undoable}
        busy={deciding !== null && deciding === undoable?.comment.id}
        onUndo={() => undoable && decide(undoable.comment, 'undo')}
      />
      {items.length === 0 && (
        <EmptyState title="No comments found" text="Try fewer words, or another filter." />
      )}
      <ul className={styles.items}>
        {items.map((comment) => (
          <ModeratedItem key={comment.id} comment={comment}>
            <DecisionButtons
              comment={comment}
              busy={deciding === comment.id}
              onDecide={(action) => decide(comment, action)}
            />
            {!filter.query.subject && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Only this page: ${comment.page?.title ?? comment.subject}`}
                onClick={() => filter.change({ subject: comment.subject })}
              >
                Only this page
              </Button>
            )}
          </ModeratedItem>
        ))}
      </ul>
      <nav aria-label="Pages of comments" className={styles.actions}>
        {filter.query.before && <Button onClick={() => filter.change({})}>Newest</Button>}
        {next && <Button onClick={() => filter.change({ before: next })}>Older</Button>}
      </nav>
    </section>
  );
}
