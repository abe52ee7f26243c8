import {
  type AdminDsaProblemsQuery,
  adminDsaProblemsQuery,
  problemStatus,
} from '@site/shared/contracts/editorial';
import { difficulty } from '@site/shared/contracts/practice';
import { useQuery } from '@site/shared/platform';
import { SearchField, SelectField } from '@site/shared/ui';
import { CategoryOptions } from './category-options.tsx';
import { statusInWords } from './problem-status.tsx';
import styles from './problems.module.css';
import { dsaCategoriesQuery } from './problems.queries.ts';

/** The filters in an address; unknown ones are ignored. */
export function readFilters(params: URLSearchParams): AdminDsaProblemsQuery {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const issues = adminDsaProblemsQuery.safeParse(given).error?.issues ?? [];
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    ),
  );
  return adminDsaProblemsQuery.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  );
}

interface ProblemFiltersProps {
  filters: AdminDsaProblemsQuery;
  onChange: (name: keyof AdminDsaProblemsQuery, value: string) => void;
}

export function ProblemFilters({ filters, onChange }: ProblemFiltersProps) {
  const { data: categories = [] } = useQuery(dsaCategoriesQuery);
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search DSA problems"
        placeholder="Title or id"
        maxLength={100}
        value={filters.q ?? ''}
        onChange={({ currentTarget }) => onChange('q', currentTarget.value)}
        onClear={() => onChange('q', '')}
      />
      <SelectField
        label="Category"
        labelHidden
        value={filters.category ?? ''}
        onChange={({ currentTarget }) => onChange('category', currentTarget.value)}
      >
        <option value="">All categories</option>
        <CategoryOptions categories={categories} chosen={filters.category ?? ''} />
      </SelectField>
      <SelectField
        label="Difficulty"
        labelHidden
        value={filters.difficulty ?? ''}
        onChange={({ currentTarget }) => onChange('difficulty', currentTarget.value)}
      >
        <option value="">Any difficulty</option>
        {difficulty.options.map((level) => (
          <option key={level} value={level}>
            {level.charAt(0).toUpperCase() + level.slice(1)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        labelHidden
        value={filters.status ?? ''}
        onChange={({ currentTarget }) => onChange('status', currentTarget.value)}
      >
        <option value="">Any status</option>
        {problemStatus.options.map((status) => (
          <option key={status} value={status}>
            {statusInWords[status]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
