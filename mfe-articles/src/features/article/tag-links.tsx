import { Link } from '@site/shared/platform';
import styles from './article.module.css';

/** Tags, each linked to the articles with that tag. */
export const TagLinks = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/dsaarticles?${new URLSearchParams({ kind: 'articles', tag })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
