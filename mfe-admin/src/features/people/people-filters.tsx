import { useSearchParams } from '@site/shared/platform';
import { Button, ButtonLink, SearchField, SelectField, TextField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import { ExportCsv } from '../../files/export-csv.tsx';
import { RoleOptions } from '../../rights/role-options.tsx';
import styles from './people.module.css';
import { fetchExport, queryOf } from './people.queries.ts';

const SHORTEST = 2;

/** Narrows the list down, sorts and exports it. All of it is in the address, so that Back works. */
export function PeopleFilters() {
  const [search, setSearch] = useSearchParams();
  const [isShort, setShort] = useState(false);
  const filter = queryOf(search);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = String(value).trim();
      return text ? [[name, text] as [string, string]] : [];
    });
    const q = typed.find(([name]) => name === 'q')?.[1];
    setShort(q !== undefined && q.length < SHORTEST);
    if (q === undefined || q.length >= SHORTEST) setSearch(new URLSearchParams(typed));
  };

  return (
    <form
      // The address decides, also after Back.
      key={String(search)}
      className={styles.filters}
      aria-label="Filter"
      noValidate
      onSubmit={submit}
    >
      <Search typed={filter.q ?? ''} isShort={isShort} />
      <SelectField label="Role" name="role" defaultValue={filter.role ?? ''}>
        <option value="">All</option>
        <option value="learner">Learner</option>
        <RoleOptions />
      </SelectField>
      <SelectField label="Status" name="state" defaultValue={filter.state ?? ''}>
        <option value="">All</option>
        <option value="active">Active</option>
        <option value="disabled">Disabled</option>
      </SelectField>
      <SelectField label="Email" name="verified" defaultValue={filter.verified ?? ''}>
        <option value="">All</option>
        <option value="yes">Verified</option>
        <option value="no">Not verified</option>
      </SelectField>
      <TextField
        label="Joined from (UTC)"
        type="date"
        name="joined_from"
        defaultValue={filter.joined_from ?? ''}
      />
      <TextField
        label="Joined to (UTC)"
        type="date"
        name="joined_to"
        defaultValue={filter.joined_to ?? ''}
      />
      <SelectField label="Sort by" name="sort" defaultValue={filter.sort ?? ''}>
        <option value="">Newest first</option>
        <option value="oldest">Oldest first</option>
        <option value="name">Name</option>
        <option value="email">Email</option>
      </SelectField>
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          Find
        </Button>
        {search.size > 0 && <ButtonLink to="/admin/people">Show everyone</ButtonLink>}
        <ExportCsv name="people" fetchFile={() => fetchExport(filter)} />
      </div>
    </form>
  );
}

function Search({ typed: searched, isShort }: { typed: string; isShort: boolean }) {
  const [typed, setTyped] = useState(searched);
  return (
    <SearchField
      label="Find people"
      name="q"
      placeholder="Name, email, ID or phone number"
      hint="The start of a name or email address, or a whole ID or phone number."
      autoComplete="off"
      value={typed}
      error={isShort ? `Type at least ${SHORTEST} characters.` : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onClear={() => setTyped('')}
      className={styles.field}
    />
  );
}
