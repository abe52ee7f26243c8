import { queryKeys } from '@site/shared/contracts/composition';
import type { Article } from '@site/shared/contracts/editorial';
import { messageOf, useParams, usePersonKey, useQuery } from '@site/shared/platform';
import { ArrowLeftIcon, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { articleQuery, isMissing } from '../features/article/article.queries.ts';
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx';
import { LikeButton, useIntendedLike } from '../features/article/like-button.tsx';

import { useCountedView, useOwnAddress } from '../features/article/use-opened-article.ts';

import { Discussion } from '../features/discussion/discussion.tsx';
import { useLastOpened } from '../features/last-opened/use-last-opened.ts';
import { ArticleView } from './article-view.tsx';

/** /article/:slug */
export function ArticlePage() {
  const slug = useParams().slug ?? '';
  const { data, error, refetch } = useQuery({
    ...articleQuery(slug, usePersonKey()),
    // Someone who logs in on the page keeps reading until their own data has loaded, never the other way
    // round.
    placeholderData: (shown, query) => (isVisitors(query?.queryKey, slug) ? shown : undefined),
  });
  useIntendedLike();
  if (data) return <LoadedArticle key={data.id} article={data} />;
  if (!error) return <ArticleSkeleton />;
  if (isMissing(error)) return <ArticleNotFound />;
  return (
    <Page title="Article" width="text">
      <ErrorState
        title="We couldn't load this article"
        message={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        action={<BackToArticles />}
      />
    </Page>
  );
}

function LoadedArticle({ article }: { article: Article }) {
  useOwnAddress(article);
  useCountedView(article.slug);
  useLastOpened(`article:${article.id}`);
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
  <Page title="Article not found" intro="There's no article at this address." width="text">
    <MissingStep />
    <BackToArticles />
  </Page>
);
