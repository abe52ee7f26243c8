import { counted } from '@site/shared/contracts/composition';
import {
  type AdminArticleSummary,
  type BulkAction,
  TRASH_DAYS,
} from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Badge, DifficultyBadge, StarIcon, VisuallyHidden } from '@site/shared/ui';
import { ReviewBadge } from '../../articles/review-badge.tsx';
import { StatusBadge } from '../../articles/status-badge.tsx';
import { momentText } from '../../time/moment.tsx';
import { ActionMenu, actionsFor } from './article-actions.tsx';
import styles from './article-list.module.css';
import { ScheduledChange } from './scheduled-change.tsx';

interface ArticleRowProps {
  article: AdminArticleSummary;
  chosen: boolean;
  busy: boolean;
  /** Whether it can be chosen and acted upon. */
  mayChange: boolean;
  onChoose: (chosen: boolean) => void;
  onAction: (action: BulkAction) => void;
}

export function ArticleRow(props: ArticleRowProps) {
  const { article, chosen, busy, mayChange, onChoose, onAction } = props;
  const { id, title, slug, status, category, difficulty, view_count, has_draft, review } = article;
  return (
    <tr data-chosen={chosen}>
      {mayChange && (
        <td data-card="start">
          <input
            type="checkbox"
            className={styles.checkbox}
            aria-label={`Select ${title}`}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </td>
      )}
      <th scope="row" className={styles.title}>
        {article.is_featured && (
          <span className={styles.star} title="Featured">
            <StarIcon aria-hidden="true" />
            <VisuallyHidden>Featured:</VisuallyHidden>{' '}
          </span>
        )}
        <bdi>{status === 'trash' ? title : <Link to={`/admin/articles/${id}`}>{title}</Link>}</bdi>
        <span className={styles.slug}>
          {status === 'published' ? (
            <Link to={`/article/${slug}`}>/article/{slug}</Link>
          ) : (
            `/article/${slug}`
          )}
        </span>
      </th>
      <td data-label="Status">
        <span className={styles.badges}>
          <StatusBadge status={status} />
          {review && <ReviewBadge state={review.state} />}
          {has_draft && <Badge tone="warning">Unsaved draft</Badge>}
        </span>
        {review?.state === 'open' && (
          <span className={styles.note}>
            {review.requested_by} sent it to {review.reviewer ?? 'everyone who reviews'}
          </span>
        )}
        <When article={article} />
        <ScheduledChange article={article} mayChange={mayChange} />
      </td>
      <td data-label="Category">{category.name}</td>
      <td data-label="Difficulty">
        <DifficultyBadge difficulty={difficulty} />
      </td>
      <td data-label="Views">{view_count.toLocaleString()}</td>
      <td data-label="Last edited">
        <LastEdited article={article} />
      </td>
      {mayChange && (
        <td data-card="end">
          <ActionMenu
            label={`Actions for ${title}`}
            actions={actionsFor(article)}
            disabled={busy}
            onChoose={onAction}
          />
        </td>
      )}
    </tr>
  );
}

/** When a scheduled article appears, or how long one in the trash is retained. */
function When({ article: { status, published_at, deleted_at } }: Pick<ArticleRowProps, 'article'>) {
  if (status === 'scheduled' && published_at) {
    return (
      <time dateTime={published_at} className={styles.note}>
        {momentText(published_at)}
      </time>
    );
  }
  return deleted_at && <span className={styles.note}>{daysLeft(deleted_at)}</span>;
}

const DAY_MS = 86_400_000;

function daysLeft(deletedAt: string): string {
  const days = Math.ceil(TRASH_DAYS - (Date.now() - Date.parse(deletedAt)) / DAY_MS);
  if (days <= 0) return 'About to be deleted for good';
  return `${counted(days, 'day')} left`;
}

function LastEdited({ article: { last_editor } }: Pick<ArticleRowProps, 'article'>) {
  if (!last_editor) return <span className={styles.note}>Never</span>;
  return (
    <>
      {last_editor.name}
      <time dateTime={last_editor.at} className={styles.note}>
        {new Date(last_editor.at).toLocaleDateString([], { dateStyle: 'medium' })}
      </time>
    </>
  );
}
