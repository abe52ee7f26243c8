import type { AuthorPage as Author } from '@site/shared/contracts/editorial';
import { messageOf, useNavigate, useParams, useQuery } from '@site/shared/platform';
import { ArrowLeftIcon, BackLink, Button, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { useEffect, useState } from 'react';
import styles from '../features/author/author.module.css';
import { authorQuery, isAuthorMissing } from '../features/author/author.queries.ts';
import { ArticleCard } from '../features/catalog/article-card.tsx';
import { CatalogSkeleton } from '../features/catalog/catalog-skeleton.tsx';

/** /author/:slug */
export function AuthorPage() {
  const slug = useParams().slug ?? '';
  const { data, error, refetch } = useQuery(authorQuery(slug));
  if (data) return <LoadedAuthor key={data.id} author={data} />;
  if (!error) {
    return (
      <Page title="Author">
        <CatalogSkeleton />
      </Page>
    );
  }
  if (isAuthorMissing(error)) {
    return (
      <Page title="Author not found" intro="There's no author at this address." width="text">
        <MissingStep />
        <BackToArticles />
      </Page>
    );
  }
  return (
    <Page title="Author" width="text">
      <ErrorState
        title="We couldn't load this author"
        message={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        action={<BackToArticles />}
      />
    </Page>
  );
}

function LoadedAuthor({ author }: { author: Author }) {
  useOwnAddress(author.slug);
  const [pages, setPages] = useState(1);
  const isMore = author.total > pages * author.articles.length;
  return (
    <Page
      title={author.name}
      above={<BackLink to="/dsaarticles?kind=articles">All articles</BackLink>}
    >
      {author.about && (
        <p dir="auto" className={styles.about}>
          {author.about}
        </p>
      )}
      <section aria-labelledby="articles">
        <h2 id="articles" className={styles.heading}>
          Articles
        </h2>
        {author.total === 0 && <p className={styles.none}>Nothing is published yet.</p>}
        <ul className={styles.articles}>
          <Cards articles={author.articles} />
          {Array.from({ length: pages - 1 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have numbers
            <FurtherPage key={at} slug={author.slug} page={at + 2} />
          ))}
        </ul>
        {isMore && (
          <Button className={styles.more} onClick={() => setPages(pages + 1)}>
            Show more articles
          </Button>
        )}
      </section>
    </Page>
  );
}

const Cards = ({ articles }: Pick<Author, 'articles'>) =>
  articles.map((article) => <ArticleCard key={article.id} article={article} />);

function FurtherPage({ slug, page }: { slug: string; page: number }) {
  const { data, error, refetch } = useQuery(authorQuery(slug, page));
  if (data) return <Cards articles={data.articles} />;
  return (
    <li className={styles.state}>
      {error ? (
        <ErrorState
          title="We couldn't load more articles"
          message={messageOf(error, error.message)}
          onRetry={() => void refetch()}
        />
      ) : (
        <p role="status">Loading articles...</p>
      )}
    </li>
  );
}

/** Replaces a former address with the author's own. */
function useOwnAddress(slug: string) {
  const requested = useParams().slug;
  const navigate = useNavigate();
  useEffect(() => {
    if (requested !== slug)
      void navigate(`/author/${slug}`, { replace: true, preventScrollReset: true });
  }, [requested, slug, navigate]);
}

const BackToArticles = () => (
  <ButtonLink to="/dsaarticles?kind=articles" icon={<ArrowLeftIcon aria-hidden="true" />}>
    Back to Articles
  </ButtonLink>
);
