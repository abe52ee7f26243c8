import { limits } from '@site/shared/contracts/composition';
import type { AdminArticleList, ArticleStatusFilter } from '@site/shared/contracts/editorial';
import type { Difficulty } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { SearchField, SelectField } from '@site/shared/ui';
import { type ArticleFilter, writeFilter } from './article-filter.ts';
import styles from './article-list.module.css';

interface ArticleFiltersProps {
  filter: ArticleFilter;
  /** The search as it's being typed. */
  typed: string;
  /** The categories to choose from. */
  categories: readonly { slug: string; name: string }[];
  onType: (typed: string) => void;
  onChange: (part: Partial<ArticleFilter>) => void;
}

export const ArticleFilters = (props: ArticleFiltersProps) => {
  const { filter, typed, categories, onType, onChange } = props;
  const known = categories.some(({ slug }) => slug === filter.category);
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search articles"
        placeholder="Search title, description and tags"
        className={styles.search}
        maxLength={limits.search}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onClear={() => onType('')}
      />
      <SelectField
        label="Category"
        labelHidden
        value={filter.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">All categories</option>
        {filter.category && !known && <option value={filter.category}>{filter.category}</option>}
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Difficulty"
        labelHidden
        value={filter.difficulty}
        onChange={({ target }) => onChange({ difficulty: target.value as Difficulty | '' })}
      >
        <option value="">All difficulties</option>
        <option value="easy">Easy</option>
        <option value="medium">Medium</option>
        <option value="hard">Hard</option>
      </SelectField>
      <label className={styles.featured}>
        <input
          type="checkbox"
          checked={filter.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
        Featured only
      </label>
    </div>
  );
};

const labels: Record<ArticleStatusFilter, string> = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  review: 'In review',
  scheduled: 'Scheduled',
  trash: 'Trash',
};

interface StatusTabsProps {
  filter: ArticleFilter;
  /** How many articles each has; undefined while they load. */
  counts: AdminArticleList['counts'] | undefined;
}

/** Links to the list of each status, with the other filters unchanged. */
export const StatusTabs = ({ filter, counts }: StatusTabsProps) => (
  <nav aria-label="Status">
    <ul className={styles.tabs}>
      {articleStatuses.map((status) => (
        <li key={status}>
          <Link
            to={`?${writeFilter({ ...filter, status, page: 1 })}`}
            className={styles.tab}
            aria-current={status === filter.status ? 'page' : undefined}
            preventScrollReset
          >
            {labels[status]} <span className={styles.count}>{counts?.[status]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const articleStatuses = Object.keys(labels) as ArticleStatusFilter[];
