import { ButtonLink } from '@site/shared/ui';
import { type ArticleFilter, PAGE_SIZE, writeFilter } from './article-filter.ts';
import styles from './article-list.module.css';

interface PageLinksProps {
  filter: ArticleFilter;
  /** Of all pages. */
  total: number;
}

/** Links to the previous and next page; nothing if there is only one page. */
export function PageLinks({ filter, total }: PageLinksProps) {
  const { page } = filter;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1 && page === 1) return null;
  const to = (other: number) => `?${writeFilter({ ...filter, page: other })}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <ButtonLink to={to(Math.min(page - 1, pages))}>Previous</ButtonLink>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <ButtonLink to={to(page + 1)}>Next</ButtonLink>}
    </nav>
  );
}
