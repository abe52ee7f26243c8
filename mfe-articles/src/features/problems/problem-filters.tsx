import { SearchField, SelectField } from '@site/shared/ui';
import type { ProblemFilter } from './problem-topics.ts';
import styles from './problems.module.css';

interface ProblemFiltersProps {
  filter: ProblemFilter;
  onChange: (filter: ProblemFilter) => void;
  found: number;
  total: number;
}

export function ProblemFilters({ filter, onChange, found, total }: ProblemFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search problems"
        placeholder="Search by name or tag..."
        className={styles.search}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        onClear={() => onChange({ ...filter, search: '' })}
      />
      <SelectField
        label="Difficulty"
        labelHidden
        value={filter.difficulty}
        onChange={(event) =>
          onChange({ ...filter, difficulty: event.target.value as ProblemFilter['difficulty'] })
        }
      >
        <option value="">All difficulties</option>
        <option value="easy">Easy</option>
        <option value="medium">Medium</option>
        <option value="hard">Hard</option>
      </SelectField>
      <p className={styles.count} role="status">
        {found === total ? `${total} problems` : `${found} of ${total} problems`}
      </p>
    </div>
  );
}
