import { counted } from '@site/shared/contracts/composition';
import type { WaitingItem } from '@site/shared/contracts/editorial';
import { Link, useQuery } from '@site/shared/platform';
import { Card, cardLink, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { momentText } from '../../time/moment.tsx';
import styles from './waiting.module.css';
import { waitingQuery } from './waiting.queries.ts';

/** Articles that the administrator is to review, and what others decided on theirs. */
export function WaitingList() {
  const { data, error, refetch } = useQuery({ ...waitingQuery, staleTime: 0 });
  if (!data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load what waits for you"
        loading="Loading what waits for you..."
        height="12rem"
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nothing waits for you"
        text="Articles that are sent to you for review appear here, and so does what others decide on yours."
      />
    );
  }
  return (
    <ul className={styles.list} aria-label="Waiting for you">
      {data.map((item) => (
        <Card key={`${item.kind} ${item.article.id}`} as="li" interactive className={styles.item}>
          <Link to={`/admin/articles/${item.article.id}`} className={cardLink}>
            <bdi>{item.article.title}</bdi>
          </Link>
          <p>{sentence(item)}</p>
          <p className={styles.facts}>
            <time dateTime={item.at}>{momentText(item.at)}</time>
            {item.open_comments > 0 && ` · ${counted(item.open_comments, 'open comment')}`}
          </p>
        </Card>
      ))}
    </ul>
  );
}

function sentence({ kind, by, to_you }: WaitingItem): string {
  switch (kind) {
    case 'review':
      return `${by} sent it to ${to_you ? 'you' : 'everyone who reviews'} for review.`;
    case 'approved':
      return `${by} approved it. Publish it, or end the review.`;
    case 'returned':
      return `${by} sent it back to you.`;
    case 'not-live':
      return "The changes you scheduled don't go live.";
  }
}
