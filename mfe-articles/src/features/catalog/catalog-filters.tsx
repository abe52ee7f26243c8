import type { Difficulty } from '@site/shared/contracts/practice';
import { FilterForm, SearchField, SelectField } from '@site/shared/ui';
import { type CatalogFilter, type Kind, noFilter, type Status } from './catalog-filter.ts';
import styles from './catalog-filters.module.css';

/** A category option, with its name in addresses. */
export interface CategoryOption {
  slug: string;
  name: string;
}

interface CatalogFiltersProps {
  filter: CatalogFilter;
  onChange: (filter: CatalogFilter) => void;
  problemCategories: CategoryOption[];
  articleCategories: CategoryOption[];
}

const kinds: [Kind, string][] = [
  ['all', 'Everything'],
  ['problems', 'DSA problems'],
  ['articles', 'Articles'],
];

/** Search and filters over both lists. */
export function CatalogFilters({ filter, onChange, ...categories }: CatalogFiltersProps) {
  const change = (part: Partial<CatalogFilter>) => onChange({ ...filter, ...part });
  return (
    <FilterForm label="Filter problems and articles" className={styles.filters}>
      <SearchField
        name="q"
        label="Search problems and articles"
        placeholder="Search titles and tags..."
        className={styles.search}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
        onClear={() => change({ search: '' })}
      />
      <KindChoice
        kind={filter.kind}
        onChange={(kind) =>
          // Filters that only the other kind has are dropped.
          onChange({ ...filter, ...forKind(kind), kind })
        }
      />
      <CategoryField
        {...categories}
        filter={filter}
        onChange={(category) => change({ category })}
      />
      <SelectField
        label="Difficulty"
        labelHidden
        name="difficulty"
        value={filter.difficulty}
        onChange={(event) => change({ difficulty: event.target.value as Difficulty | 'all' })}
      >
        <option value="all">All difficulties</option>
        <option value="easy">Easy</option>
        <option value="medium">Medium</option>
        <option value="hard">Hard</option>
      </SelectField>
      {filter.kind !== 'articles' && (
        <SelectField
          label="Status"
          labelHidden
          name="status"
          value={filter.status}
          onChange={(event) => change({ status: event.target.value as Status })}
        >
          <option value="all">All statuses</option>
          <option value="todo">To do</option>
          <option value="completed">Completed</option>
        </SelectField>
      )}
    </FilterForm>
  );
}

const { category, status, tag } = noFilter;

const forKind = (kind: Kind): Partial<CatalogFilter> => {
  if (kind === 'articles') return { category, status };
  return kind === 'problems' ? { category, tag } : {};
};

interface KindChoiceProps {
  kind: Kind;
  onChange: (kind: Kind) => void;
}

const KindChoice = ({ kind, onChange }: KindChoiceProps) => (
  <fieldset className={styles.kinds} aria-label="Kind">
    {kinds.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name="kind"
          value={value}
          checked={kind === value}
          onChange={() => onChange(value)}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

interface CategoryFieldProps {
  filter: CatalogFilter;
  onChange: (category: string) => void;
  problemCategories: CategoryOption[];
  articleCategories: CategoryOption[];
}

/** An unknown category in the address is listed too, so that it can be deselected. */
function CategoryField({ filter, onChange, ...categories }: CategoryFieldProps) {
  const { kind, category } = filter;
  const problems = kind === 'articles' ? [] : categories.problemCategories;
  const articles = kind === 'problems' ? [] : categories.articleCategories;
  const known = [...problems, ...articles].some(({ slug }) => slug === category);
  return (
    <SelectField
      label="Category"
      labelHidden
      name="category"
      className={styles.categoryField}
      value={category}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="all">All categories</option>
      {!known && category !== 'all' && <option value={category}>{category}</option>}
      <CategoryGroup label="DSA problems" options={problems} />
      <CategoryGroup label="Articles" options={articles} />
    </SelectField>
  );
}

const CategoryGroup = ({ label, options }: { label: string; options: CategoryOption[] }) =>
  options.length > 0 && (
    <optgroup label={label}>
      {options.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  );
