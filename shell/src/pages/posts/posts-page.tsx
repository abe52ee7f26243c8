import { Link, useQuery } from '@site/shared/platform';
import { Card, cardLink } from '@site/shared/ui/card.tsx';
import { Page } from '@site/shared/ui/page.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { PostNotFound, postIds, postQuery } from './post.query.ts';
import styles from './posts.module.css';

/**
 * The four posts. Each shows its number until its title has loaded, and still does if the title can't be
 * loaded.
 */
export const PostsPage = () => (
  <Page title="Posts" intro="Longer reads on preparing for interviews and placements.">
    <PostList />
    <MoreToRead />
  </Page>
);

export const PostList = () => (
  <ul className={styles.list}>
    {postIds.map((id) => (
      <PostEntry key={id} id={id} />
    ))}
  </ul>
);

function PostEntry({ id }: { id: string }) {
  const { data, error } = useQuery(postQuery(id));
  const [summary] = data?.body.split('\n') ?? [];
  return (
    <Card as="li" interactive className={styles.entry}>
      <h2 className={styles.title}>
        <Link to={`/posts/${id}`} className={cardLink}>
          {data?.title ?? `Post ${id}`}
        </Link>
      </h2>
      <p className={styles.summary}>
        {error instanceof PostNotFound ? 'Post not found!' : summary}
      </p>
    </Card>
  );
}
