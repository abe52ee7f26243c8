import { type Article, queryKeys } from '@site/shared/contracts';
import {
  messageOf,
  Navigate,
  useLocation,
  useParams,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ButtonLink,
  ErrorState,
  Page,
  useDocumentTitle,
} from '@site/shared/ui';
import styles from '../features/article/article.module.css';
import { articleQuery, isMissing } from '../features/article/article.queries.ts';
import { ArticleBody } from '../features/article/article-body.tsx';
import { ArticleHeader } from '../features/article/article-header.tsx';
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx';
import { LikeButton } from '../features/article/like-button.tsx';
import { Quiz } from '../features/article/quiz.tsx';
import { RelatedArticles } from '../features/article/related-articles.tsx';
import { SeriesNav } from '../features/article/series-nav.tsx';
import { FoldedContents, TableOfContents } from '../features/article/table-of-contents.tsx';
import { TagLinks } from '../features/article/tag-links.tsx';
import { useCountedView } from '../features/article/use-counted-view.ts';
import { Discussion } from '../features/discussion/discussion.tsx';

/** /article/:slug */
export function ArticlePage() {
  const slug = useParams().slug ?? '';
  const place = useLocation();
  const { data, error, refetch } = useQuery({
    ...articleQuery(slug, usePersonKey()),
    // Who logs in on the page keeps reading until their own answer is there. Never the other way round.
    placeholderData: (shown, query) => (isVisitors(query?.queryKey, slug) ? shown : undefined),
  });
  // An address may name the id: likes and views are kept under the slug.
  if (data && data.slug !== slug) {
    return <Navigate to={{ ...place, pathname: `/article/${data.slug}` }} replace />;
  }
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
  useDocumentTitle(article.meta_title ?? article.title);
  useCountedView(article.slug);
  const { table_of_contents: contents } = article;
  const hasContents = contents.length > 1;
  return (
    <div className={styles.frame}>
      <article className={styles.column}>
        <ArticleHeader article={article} />
        {hasContents && <FoldedContents entries={contents} />}
        <ArticleBody html={article.content} />
        <div className={styles.after}>
          {article.quiz_questions.length > 0 && <Quiz questions={article.quiz_questions} />}
          <div className={styles.closing}>
            <TagLinks tags={article.tags} />
            <LikeButton {...article} />
          </div>
          <SeriesNav
            title={article.series_title ?? ''}
            series={article.series}
            slug={article.slug}
          />
          <RelatedArticles articles={article.related} />
          <ButtonLink
            to="/dsaarticles?kind=articles"
            className={styles.more}
            icon={<ArrowRightIcon aria-hidden="true" />}
          >
            Read More Articles
          </ButtonLink>
          {article.allow_comments && <Discussion subject={`article:${article.id}`} />}
        </div>
      </article>
      {hasContents && <TableOfContents entries={contents} />}
    </div>
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
