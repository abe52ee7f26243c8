import type { TableOfContentsEntry } from '@site/shared/contracts/composition';
import type { Article, ArticleSummary } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { ArticleBody, FoldedContents, TableOfContents } from '@site/shared/reading';
import { ArrowRightIcon, ButtonLink, Card, cardLink, useDocumentTitle } from '@site/shared/ui';
import { type ReactNode, useMemo } from 'react';
import styles from '../features/article/article.module.css';
import { ArticleHeader } from '../features/article/article-header.tsx';
import { Quiz } from '../features/article/quiz.tsx';
import { SeriesNav } from '../features/article/series-nav.tsx';

interface ArticleViewProps {
  article: Article;
  /** The Like button. */
  like?: ReactNode;
  /** Shown at the end if the article allows comments. */
  discussion: ReactNode;
}

/** An article as readers see it; parts that depend on the reader are passed in. */
export function ArticleView({ article, like, discussion }: ArticleViewProps) {
  useDocumentTitle(article.meta_title ?? article.title);
  const contents = useMemo(() => contentsOf(article), [article]);
  const hasContents = article.table_of_contents.length > 1;
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
            {like}
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
          {article.allow_comments && <div id={discussionEntry.id}>{discussion}</div>}
        </div>
      </article>
      {hasContents && <TableOfContents entries={contents} />}
    </div>
  );
}

const quizEntry: TableOfContentsEntry = { id: 'quiz', title: 'Check your understanding', level: 2 };
const discussionEntry: TableOfContentsEntry = { id: 'discussion', title: 'Discussion', level: 2 };

/** The sections of the text, and what comes after it. */
const contentsOf = ({ table_of_contents, quiz_questions, allow_comments }: Article) => [
  ...table_of_contents,
  ...(quiz_questions.length > 0 ? [quizEntry] : []),
  ...(allow_comments ? [discussionEntry] : []),
];

/** Tags, each linked to the articles with that tag. */
const TagLinks = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/dsaarticles?${new URLSearchParams({ kind: 'articles', tag })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  );

/** Articles related to this one. */
const RelatedArticles = ({ articles }: { articles: ArticleSummary[] }) =>
  articles.length > 0 && (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul>
        {articles.map((article) => (
          <Card as="li" interactive key={article.id} className={styles.relatedCard}>
            <p className={styles.relatedCategory}>{article.category.name}</p>
            <h3 dir="auto">
              <Link to={`/article/${article.slug}`} className={cardLink}>
                {article.title}
              </Link>
            </h3>
            <p className={styles.relatedTime}>{article.reading_time_minutes} min read</p>
          </Card>
        ))}
      </ul>
    </section>
  );
