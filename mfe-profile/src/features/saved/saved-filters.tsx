import { FilterForm, SearchField, SelectField } from '@site/shared/ui';
import styles from './saved.module.css';
import type { SavedFilter } from './saved-filter.ts';

export interface SavedFiltersProps {
  filter: SavedFilter;
  /** The search as it's being typed. */
  typed: string;
  /** The roadmaps to choose from. */
  roadmaps: readonly { id: string; title: string }[];
  onType: (typed: string) => void;
  onChange: (part: Partial<SavedFilter>) => void;
}

export const SavedFilters = ({ filter, typed, roadmaps, onType, onChange }: SavedFiltersProps) => (
  <FilterForm label="Filter bookmarks and notes" className={styles.filters}>
    <SearchField
      name="q"
      label="Search bookmarks and notes"
      placeholder="Search names and notes"
      className={styles.search}
      maxLength={100}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onClear={() => onType('')}
    />
    <SelectField
      label="Kind"
      labelHidden
      name="kind"
      value={filter.kind}
      onChange={({ target }) => onChange({ kind: target.value })}
    >
      <option value="">Bookmarks and notes</option>
      <option value="bookmarks">Bookmarked</option>
      <option value="notes">With a note</option>
    </SelectField>
    <SelectField
      label="Roadmap"
      labelHidden
      name="roadmap"
      value={filter.roadmap}
      onChange={({ target }) => onChange({ roadmap: target.value })}
    >
      <option value="">All roadmaps</option>
      {roadmaps.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Difficulty"
      labelHidden
      name="difficulty"
      value={filter.difficulty}
      onChange={({ target }) => onChange({ difficulty: target.value })}
    >
      <option value="">All difficulties</option>
      <option value="easy">Easy</option>
      <option value="medium">Medium</option>
      <option value="hard">Hard</option>
    </SelectField>
  </FilterForm>
);
