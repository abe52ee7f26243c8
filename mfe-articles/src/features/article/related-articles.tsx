import type { ArticleSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, cardLink } from '@site/shared/ui';
import styles from './article.module.css';

/** Articles related to this one. */
export const RelatedArticles = ({ articles }: { articles: ArticleSummary[] }) =>
  articles.length > 0 && (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul>
        {articles.map((article) => (
          <Card as="li" interactive key={article.id} className={styles.relatedCard}>
            <p className={styles.relatedCategory}>{article.category.name}</p>
            <h3>
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
