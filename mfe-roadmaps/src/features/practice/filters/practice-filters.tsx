import type { Difficulty } from '@site/shared/contracts';
import {
  Badge,
  BookmarkIcon,
  Button,
  EyeOffIcon,
  SearchField,
  SelectField,
  SlidersHorizontalIcon,
  VisuallyHidden,
} from '@site/shared/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { countFilters, type PracticeFilter } from './practice-filter.ts';
import styles from './practice-filters.module.css';

/** Written out, since the contract's own list would bring the whole schema library with it. */
const difficulties: Difficulty[] = ['easy', 'medium', 'hard'];

interface PracticeFiltersProps {
  filter: PracticeFilter;
  onChange: (filter: PracticeFilter) => void;
  /** The companies to choose from. */
  companies: string[];
  searchRef: Ref<HTMLInputElement>;
  /** Leaves the search for what it found. */
  onSearched: () => void;
}

/** Search by name beside all filters; on narrow screens these are folded away behind a button that counts them. */
export function PracticeFilters(props: PracticeFiltersProps) {
  const { filter, onChange, companies, searchRef, onSearched } = props;
  const [unfolded, setUnfolded] = useState(false);
  const foldId = useId();
  const change = (part: Partial<PracticeFilter>) => onChange({ ...filter, ...part });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSearched();
    if (event.key === 'Escape' && filter.search === '') event.currentTarget.blur();
    if (event.key === 'Escape') change({ search: '' });
  };
  return (
    <div className={styles.filters}>
      <SearchField
        ref={searchRef}
        label="Search problems"
        placeholder="Search problems..."
        className={styles.search}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
        onClear={() => change({ search: '' })}
        onKeyDown={press}
      />
      <Button
        className={styles.fold}
        aria-expanded={unfolded}
        aria-controls={foldId}
        icon={<SlidersHorizontalIcon aria-hidden="true" />}
        onClick={() => setUnfolded(!unfolded)}
      >
        Filters
        <ActiveCount count={countFilters(filter)} />
      </Button>
      <div id={foldId} className={styles.choices} data-unfolded={unfolded}>
        <SelectField
          label="Difficulty"
          labelHidden
          className={styles.capital}
          value={filter.difficulty}
          onChange={(event) => change({ difficulty: event.target.value })}
        >
          <option value="all">All Difficulties</option>
          {difficulties.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Status"
          labelHidden
          value={filter.status}
          onChange={(event) => change({ status: statusOf(event.target.value) })}
        >
          <option value="all">All Statuses</option>
          <option value="todo">To do</option>
          <option value="completed">Completed</option>
        </SelectField>
        <CompanyField companies={companies} company={filter.company} onChange={change} />
        <Toggle
          icon={<BookmarkIcon aria-hidden="true" />}
          pressed={filter.bookmarked}
          onToggle={(bookmarked) => change({ bookmarked })}
        >
          Bookmarked
        </Toggle>
        <Toggle
          icon={<EyeOffIcon aria-hidden="true" />}
          pressed={filter.status === 'todo'}
          onToggle={(hide) => change({ status: hide ? 'todo' : 'all' })}
        >
          Hide completed
        </Toggle>
      </div>
    </div>
  );
}

const statusOf = (value: string): PracticeFilter['status'] =>
  value === 'todo' || value === 'completed' ? value : 'all';

const ActiveCount = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="accent">
      {count}
      <VisuallyHidden> active</VisuallyHidden>
    </Badge>
  );

interface CompanyFieldProps {
  companies: string[];
  company: string;
  onChange: (part: { company: string }) => void;
}

/** An address may name a company in any case, or one that no problem of the roadmap names. */
function CompanyField({ companies, company, onChange }: CompanyFieldProps) {
  const known = companies.find((name) => name.toLowerCase() === company.toLowerCase());
  const options = known || company === 'all' ? companies : [...companies, company];
  if (options.length === 0) return null;
  return (
    <SelectField
      label="Company"
      labelHidden
      value={known ?? company}
      onChange={(event) => onChange({ company: event.target.value })}
    >
      <option value="all">All Companies</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface ToggleProps {
  icon: ReactNode;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  children: ReactNode;
}

const Toggle = ({ pressed, onToggle, ...rest }: ToggleProps) => (
  <Button
    {...rest}
    className={styles.toggle}
    aria-pressed={pressed}
    onClick={() => onToggle(!pressed)}
  />
);
