import { Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './article.module.css';

const paragraphs = ['first', 'second', 'third', 'fourth'];

/** A placeholder the size of header and text while they load. */
export const ArticleSkeleton = () => (
  <div className={styles.frame}>
    <div className={styles.column}>
      <p role="status">
        <VisuallyHidden>Loading article...</VisuallyHidden>
      </p>
      <div className={styles.header}>
        <Skeleton width="8rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="3rem" />
        <Skeleton width="18rem" />
      </div>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <Skeleton key={paragraph} height="9rem" />
        ))}
      </div>
    </div>
  </div>
);
