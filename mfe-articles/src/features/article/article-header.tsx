import type { Article } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Byline } from '@site/shared/reading';
import {
  BackLink,
  CalendarIcon,
  ClockIcon,
  DifficultyBadge,
  EyeIcon,
  Facts,
} from '@site/shared/ui';
import styles from './article.module.css';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en');

/** The category, title and facts of an article. Without a named author, it's by the editors of the site. */
export const ArticleHeader = ({ article }: { article: Article }) => (
  <header className={styles.header}>
    <BackLink to="/dsaarticles?kind=articles">All articles</BackLink>
    <p className={styles.category}>
      <Link to={`/dsaarticles?kind=articles&category=${encodeURIComponent(article.category.slug)}`}>
        {article.category.name}
      </Link>
      <DifficultyBadge difficulty={article.difficulty} />
    </p>
    <h1 dir="auto">{article.title}</h1>
    <p dir="auto" className={styles.description}>
      {article.description}
    </p>
    <Facts label="About this article">
      <li>
        <ClockIcon aria-hidden="true" />
        {article.reading_time_minutes} min read
      </li>
      <li>
        <EyeIcon aria-hidden="true" />
        {number.format(article.view_count)} {article.view_count === 1 ? 'view' : 'views'}
      </li>
      <li>
        <CalendarIcon aria-hidden="true" />
        <time dateTime={article.created_at}>{day.format(new Date(article.created_at))}</time>
      </li>
      <Byline
        reviewed={article.reviewed}
        author={
          article.author && (
            <Link to={`/author/${article.author.slug}`} rel="author" dir="auto">
              {article.author.name}
            </Link>
          )
        }
      />
    </Facts>
    {article.banner_image && <img className={styles.banner} src={article.banner_image} alt="" />}
  </header>
);
