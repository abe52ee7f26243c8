import type { CountedAs } from '@site/shared/contracts/practice';
import {
  Badge,
  Button,
  FilterForm,
  SearchField,
  SlidersHorizontalIcon,
  VisuallyHidden,
} from '@site/shared/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { FilterChoices } from './filter-choices.tsx';
import { countFilters, type PracticeFilter, type Sort } from './practice-filter.ts';
import styles from './practice-filters.module.css';

interface PracticeFiltersProps {
  formId: string;
  filter: PracticeFilter;
  onChange: (change: Partial<PracticeFilter>) => void;
  /** What the units are called. */
  noun: CountedAs;
  /** The companies to choose from. */
  companies: string[];
  /** The ways to sort that make a difference. */
  sorts: Sort[];
  searchRef: Ref<HTMLInputElement>;
  /** Moves the focus from the search to its results. */
  onSearched: () => void;
  /** What follows the filters in their last row. */
  children: ReactNode;
}

/**
 * The search and all filters; on narrow screens the filters are collapsed behind a button that counts them.
 */
export function PracticeFilters(props: PracticeFiltersProps) {
  const { formId, filter, onChange, noun, companies, sorts, searchRef, onSearched, children } =
    props;
  const { search, ...choices } = filter;
  const [unfolded, setUnfolded] = useState(false);
  const foldId = useId();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSearched();
    if (event.key !== 'Escape') return;
    if (search === '') event.currentTarget.blur();
    else onChange({ search: '' });
  };
  return (
    <FilterForm id={formId} label={`Filter ${noun}s`} className={styles.filters}>
      <SearchField
        ref={searchRef}
        name="q"
        label={`Search ${noun}s`}
        placeholder={`Search ${noun}s...`}
        value={search}
        onChange={(event) => onChange({ search: event.target.value })}
        onClear={() => onChange({ search: '' })}
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
        <FilterChoices {...choices} {...{ companies, sorts, onChange }} />
      </div>
      {children}
    </FilterForm>
  );
}

const ActiveCount = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="accent">
      {count}
      <VisuallyHidden> active</VisuallyHidden>
    </Badge>
  );

interface ResultsBarProps {
  /** A summary of the matches; '' while nothing is filtered. */
  found: string;
  filtering: boolean;
  onClear: () => void;
  /** Remarks about the problems. */
  remark: ReactNode;
  /** Actions on the problems shown. */
  children: ReactNode;
}

/** Shown last in the row of the filters: a summary of the matches, and a button that clears the filters. */
export const ResultsBar = ({ found, filtering, onClear, remark, children }: ResultsBarProps) => (
  <div className={styles.bar}>
    <div className={styles.facts}>
      <p className={styles.found} role="status">
        {found}
      </p>
      {filtering && (
        <Button variant="ghost" size="sm" className={styles.clear} onClick={onClear}>
          Clear all
        </Button>
      )}
      {remark}
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);
