import type { ArticleSummary } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Badge, Card, ClockIcon, cardLink, DifficultyBadge, StarIcon } from '@site/shared/ui';
import styles from './article-card.module.css';
import { tagPath } from './catalog-address.ts';

/** As many tags as fit on one or two lines. */
const TAGS = 4;

/** An article with the facts that help readers choose. */
export const ArticleCard = ({ article }: { article: ArticleSummary }) => (
  <Card as="li" interactive className={styles.article}>
    <p className={styles.category}>
      <svg
        className={styles.dot}
        viewBox="0 0 2 2"
        fill={article.category.color}
        aria-hidden="true"
      >
        <circle cx="1" cy="1" r="1" />
      </svg>
      {article.category.name}
      {article.is_featured && (
        <Badge tone="accent" className={styles.featured}>
          <StarIcon aria-hidden="true" />
          Featured
        </Badge>
      )}
    </p>
    <h3 dir="auto">
      <Link to={`/article/${article.slug}`} className={cardLink}>
        {article.title}
      </Link>
    </h3>
    <p dir="auto" className={styles.description}>
      {article.description}
    </p>
    {article.series_title && (
      <p dir="auto" className={styles.series}>
        {article.series_title}
        {article.series_order !== null && `, part ${article.series_order}`}
      </p>
    )}
    <ul className={styles.tags} aria-label="Tags">
      {article.tags.slice(0, TAGS).map((tag) => (
        <li key={tag}>
          <Link to={tagPath(tag)} dir="auto">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
    <p className={styles.facts}>
      <DifficultyBadge difficulty={article.difficulty} />
      <span className={styles.time}>
        <ClockIcon aria-hidden="true" />
        {article.reading_time_minutes} min read
      </span>
    </p>
  </Card>
);
