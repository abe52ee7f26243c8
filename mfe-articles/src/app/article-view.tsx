import type { Article } from '@site/shared/contracts';
import { ArrowRightIcon, ButtonLink, useDocumentTitle } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from '../features/article/article.module.css';
import { ArticleBody } from '../features/article/article-body.tsx';
import { ArticleHeader } from '../features/article/article-header.tsx';
import { Quiz } from '../features/article/quiz.tsx';
import { RelatedArticles } from '../features/article/related-articles.tsx';
import { SeriesNav } from '../features/article/series-nav.tsx';
import { FoldedContents, TableOfContents } from '../features/article/table-of-contents.tsx';
import { TagLinks } from '../features/article/tag-links.tsx';

interface ArticleViewProps {
  article: Article;
  /** The button for readers who like it. */
  like?: ReactNode;
  /** Shown at the end if the article allows comments. */
  discussion: ReactNode;
}

/** An article as readers see it; what depends on the reader is given to it. */
export function ArticleView({ article, like, discussion }: ArticleViewProps) {
  useDocumentTitle(article.meta_title ?? article.title);
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
          {article.allow_comments && discussion}
        </div>
      </article>
      {hasContents && <TableOfContents entries={contents} />}
    </div>
  );
}
