import { type Article, queryKeys } from '@site/shared/contracts';
import { messageOf, useParams, usePersonKey, useQuery } from '@site/shared/platform';
import { ArrowLeftIcon, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { articleQuery, isMissing } from '../features/article/article.queries.ts';
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx';
import { LikeButton } from '../features/article/like-button.tsx';
import { useCountedView } from '../features/article/use-counted-view.ts';
import { useOwnAddress } from '../features/article/use-own-address.ts';
import { Discussion } from '../features/discussion/discussion.tsx';
import { ArticleView } from './article-view.tsx';

/** /article/:slug */
export function ArticlePage() {
  const slug = useParams().slug ?? '';
  const { data, error, refetch } = useQuery({
    ...articleQuery(slug, usePersonKey()),
    // Somebody who logs in on the page keeps reading until their own data has loaded. Never the other way
    // round.
    placeholderData: (shown, query) => (isVisitors(query?.queryKey, slug) ? shown : undefined),
  });
  if (data) return <LoadedArticle key={data.id} article={data} />;
  if (!error) return <ArticleSkeleton />;
  if (isMissing(error)) return <ArticleNotFound />;
  return (
    <Page title="Article" width="text">
      <ErrorState
        title="The article could not be loaded"
        message={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retryLabel="Try again"
        action={<BackToArticles />}
      />
    </Page>
  );
}

function LoadedArticle({ article }: { article: Article }) {
  useOwnAddress(article);
  useCountedView(article.slug);
  return (
    <ArticleView
      article={article}
      like={<LikeButton {...article} />}
      discussion={<Discussion subject={`article:${article.id}`} />}
    />
  );
}

const isVisitors = (key: readonly string[] | undefined, slug: string) =>
  key?.join() === queryKeys.article(slug, 'visitor').join();

const BackToArticles = () => (
  <ButtonLink to="/dsaarticles" icon={<ArrowLeftIcon aria-hidden="true" />}>
    Back to Articles
  </ButtonLink>
);

const ArticleNotFound = () => (
  <Page title="Article not found" intro="There is no article at this address." width="text">
    <BackToArticles />
  </Page>
);
