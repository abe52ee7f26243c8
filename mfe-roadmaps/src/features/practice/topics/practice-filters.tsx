import type { Difficulty } from '@site/shared/contracts';
import { SearchField, SelectField } from '@site/shared/ui';
import type { PracticeFilter } from './practice-filter.ts';
import styles from './practice-filters.module.css';

/** Written out, since the contract's own list would bring the whole schema library with it. */
const difficulties: Difficulty[] = ['easy', 'medium', 'hard'];

interface PracticeFiltersProps {
  filter: PracticeFilter;
  onChange: (filter: PracticeFilter) => void;
  /** What was found, in words; '' while nothing is filtered. */
  found: string;
}

/** Search by name and choice of difficulty, with a word on what they found. */
export function PracticeFilters({ filter, onChange, found }: PracticeFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search problems"
        placeholder="Search problems..."
        className={styles.search}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        onClear={() => onChange({ ...filter, search: '' })}
      />
      <SelectField
        label="Difficulty"
        labelHidden
        className={styles.difficulty}
        value={filter.difficulty}
        onChange={(event) => onChange({ ...filter, difficulty: event.target.value })}
      >
        <option value="all">All Difficulties</option>
        {difficulties.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
      <p className={styles.found} role="status">
        {found}
      </p>
    </div>
  );
}
