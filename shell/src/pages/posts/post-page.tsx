import { useParams, useQuery } from '@site/shared/platform';
import { BackLink } from '@site/shared/ui/back-link.tsx';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { Page } from '@site/shared/ui/page.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { PostNotFound, postQuery } from './post.query.ts';
import styles from './posts.module.css';

/** One post from the posts API: loading, loaded, not found or failed. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(postQuery(id));
  if (data) {
    return (
      <Page title={data.title} width="text" above={<BackToPosts />}>
        <div className={styles.body}>
          {paragraphsOf(data.body).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <MoreToRead after={id} />
      </Page>
    );
  }
  if (error instanceof PostNotFound) return <UnknownPost />;
  return (
    <Page title={`Post ${id}`} width="text" above={<BackToPosts />}>
      {error ? (
        <ErrorState title={`Error fetching post #${id}!`} onRetry={() => void refetch()} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </Page>
  );
}

const UnknownPost = () => (
  <Page title="Post not found!" intro="There's no post at this address." width="text">
    <MissingStep />
    <ButtonLink to="/posts" variant="primary" size="lg">
      All posts
    </ButtonLink>
  </Page>
);

const BackToPosts = () => <BackLink to="/posts">All posts</BackLink>;

const paragraphsOf = (body: string) => body.split(/\n\s*\n/).filter((text) => text.trim());
