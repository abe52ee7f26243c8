import type { Difficulty } from '@site/shared/contracts/practice';
import { BookmarkIcon, Button, EyeOffIcon, SelectField } from '@site/shared/ui';
import { memo, type ReactNode } from 'react';
import type { PracticeFilter, Sort } from './practice-filter.ts';
import styles from './practice-filters.module.css';

/** Spelled out, since importing the contract's list would pull in the whole schema library. */
const difficulties: Difficulty[] = ['easy', 'medium', 'hard'];

interface FilterChoicesProps extends Omit<PracticeFilter, 'search'> {
  onChange: (change: Partial<PracticeFilter>) => void;
  /** The companies to choose from. */
  companies: string[];
  /** The ways to sort that make a difference. */
  sorts: Sort[];
}

/** All filters except the search, whose changes re-render nothing here. */
export const FilterChoices = memo(function FilterChoices(props: FilterChoicesProps) {
  const { difficulty, status, company, bookmarked, sort, companies, sorts, onChange } = props;
  return (
    <>
      <div className={styles.fields} data-companies={companies.length > 0 || company !== 'all'}>
        <SelectField
          label="Difficulty"
          labelHidden
          name="difficulty"
          className={styles.capital}
          value={difficulty}
          onChange={(event) => onChange({ difficulty: event.target.value })}
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
          name="status"
          value={status}
          onChange={(event) => onChange({ status: statusOf(event.target.value) })}
        >
          <option value="all">All Statuses</option>
          <option value="todo">To do</option>
          <option value="completed">Completed</option>
        </SelectField>
        <CompanyField companies={companies} company={company} onChange={onChange} />
        <SortField sorts={sorts} sort={sort} onChange={onChange} />
      </div>
      <div className={styles.toggles}>
        <Toggle
          icon={<BookmarkIcon aria-hidden="true" />}
          pressed={bookmarked}
          onToggle={(pressed) => onChange({ bookmarked: pressed })}
        >
          Bookmarked
        </Toggle>
        <Toggle
          icon={<EyeOffIcon aria-hidden="true" />}
          pressed={status === 'todo'}
          onToggle={(pressed) => onChange({ status: pressed ? 'todo' : 'all' })}
        >
          Hide completed
        </Toggle>
      </div>
    </>
  );
});

const statusOf = (value: string): PracticeFilter['status'] =>
  value === 'todo' || value === 'completed' ? value : 'all';

interface CompanyFieldProps {
  companies: string[];
  company: string;
  onChange: (part: { company: string }) => void;
}

/** An address may spell a company in any case, or name one that no problem of the roadmap has. */
function CompanyField({ companies, company, onChange }: CompanyFieldProps) {
  const known = companies.find((name) => name.toLowerCase() === company.toLowerCase());
  const options = known || company === 'all' ? companies : [...companies, company];
  if (options.length === 0) return null;
  return (
    <SelectField
      label="Company"
      labelHidden
      name="company"
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

const sortLabels: Record<Sort, string> = {
  sheet: 'Sheet order',
  company: 'Company, A to Z',
  reports: 'Most reported first',
  recent: 'Latest reports first',
};

interface SortFieldProps {
  sorts: Sort[];
  sort: Sort;
  onChange: (part: { sort: Sort }) => void;
}

function SortField({ sorts, sort, onChange }: SortFieldProps) {
  if (sorts.length === 0) return null;
  const chosen = (value: string) => sorts.find((other) => other === value) ?? 'sheet';
  return (
    <SelectField
      label="Sort"
      labelHidden
      name="sort"
      value={chosen(sort)}
      onChange={(event) => onChange({ sort: chosen(event.target.value) })}
    >
      {sorts.map((option) => (
        <option key={option} value={option}>
          {sortLabels[option]}
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
    size="sm"
    className={styles.toggle}
    aria-pressed={pressed}
    onClick={() => onToggle(!pressed)}
  />
);
