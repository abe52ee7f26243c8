import {
  type AdminDsaProblemsQuery,
  difficulty,
  dsaCategories,
  problemStatus,
} from '@site/shared/contracts';
import { SearchField, SelectField } from '@site/shared/ui';
import { statusInWords } from './problem-status.tsx';
import styles from './problems.module.css';

interface ProblemFiltersProps {
  filters: AdminDsaProblemsQuery;
  onChange: (name: keyof AdminDsaProblemsQuery, value: string) => void;
}

export const ProblemFilters = ({ filters, onChange }: ProblemFiltersProps) => (
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
      {dsaCategories.map((category) => (
        <option key={category}>{category}</option>
      ))}
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
      label="State"
      labelHidden
      value={filters.status ?? ''}
      onChange={({ currentTarget }) => onChange('status', currentTarget.value)}
    >
      <option value="">Any state</option>
      {problemStatus.options.map((status) => (
        <option key={status} value={status}>
          {statusInWords[status]}
        </option>
      ))}
    </SelectField>
  </div>
);
