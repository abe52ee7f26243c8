import type { ArticleLink } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { ArrowLeftIcon, ArrowRightIcon, Card } from '@site/shared/ui';
import styles from './series-nav.module.css';

interface SeriesNavProps {
  title: string;
  series: ArticleLink[];
  slug: string;
}

/** The series an article is part of: all parts in order, and links to the neighbouring ones. */
export function SeriesNav({ title, series, slug }: SeriesNavProps) {
  const position = series.findIndex((part) => part.slug === slug);
  if (position < 0 || series.length < 2) return null;
  return (
    <Card as="section" className={styles.series} aria-labelledby="series">
      <h2 id="series">
        <bdi>{title}</bdi>
        <span className={styles.part}>
          Part {position + 1} of {series.length}
        </span>
      </h2>
      <ol className={styles.parts}>
        {series.map((part) => (
          <li key={part.slug}>
            <Link
              to={`/article/${part.slug}`}
              aria-current={part.slug === slug ? 'page' : undefined}
            >
              <bdi>{part.title}</bdi>
            </Link>
          </li>
        ))}
      </ol>
      <nav className={styles.neighbours} aria-label="Series">
        <Neighbour part={series[position - 1]} direction="Previous" />
        <Neighbour part={series[position + 1]} direction="Next" />
      </nav>
    </Card>
  );
}

interface NeighbourProps {
  part: ArticleLink | undefined;
  direction: 'Previous' | 'Next';
}

const Neighbour = ({ part, direction }: NeighbourProps) =>
  part && (
    <Link to={`/article/${part.slug}`} className={styles[direction]}>
      {direction === 'Previous' && <ArrowLeftIcon aria-hidden="true" />}
      <span>
        <span className={styles.direction}>{direction}: </span>
        <bdi>{part.title}</bdi>
      </span>
      {direction === 'Next' && <ArrowRightIcon aria-hidden="true" />}
    </Link>
  );
