import { OPERATOR, TOKEN_AUTHOR } from '@site/shared/contracts/identity';
import { useQuery, useSearchParams } from '@site/shared/platform';
import { Button, ButtonLink, SelectField, TextField } from '@site/shared/ui';
import type { FormEvent } from 'react';
import { ExportCsv } from '../../files/export-csv.tsx';
import { actions, kinds } from './actions.ts';
import styles from './audit-log.module.css';
import { auditAuthorsQuery, fetchExport, filterNames } from './audit-log.queries.ts';

/** Filters the log; the filters are in the address. */
export function FilterForm() {
  const [search, setSearch] = useSearchParams();
  const { data: authors = [] } = useQuery(auditAuthorsQuery);
  const chosen = (name: (typeof filterNames)[number]) => ({
    name,
    defaultValue: search.get(name) ?? '',
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const filter = filterNames.flatMap((name) => {
      const value = String(typed.get(name) ?? '').trim();
      return value ? [[name, value]] : [];
    });
    setSearch(Object.fromEntries(filter));
  };

  return (
    <form
      // The address decides, also after Back; the authors load later.
      key={`${search} ${authors.length}`}
      className={styles.filter}
      aria-label="Filter"
      onSubmit={submit}
    >
      <SelectField label="Who" {...chosen('admin')}>
        <option value="">Everybody</option>
        {authors.map(({ id, name }) => (
          <option key={id ?? name} value={id ?? withoutId(name)}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="What" {...chosen('action')}>
        <option value="">Everything</option>
        {Object.entries({ ...kinds, ...actions }).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField label="Subject" placeholder="Part of an id or address" {...chosen('subject')} />
      <TextField label="From (UTC)" type="date" {...chosen('from')} />
      <TextField label="To (UTC)" type="date" {...chosen('to')} />
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          Filter
        </Button>
        {filterNames.some((name) => search.get(name)) && (
          <ButtonLink to="/admin/audit-log">Show everything</ButtonLink>
        )}
        <ExportCsv name="audit-log" fetchFile={() => fetchExport(search)} />
      </div>
    </form>
  );
}

/** How the address names an author without an account. */
const withoutId = (name: string) => (name.startsWith(TOKEN_AUTHOR) ? name : OPERATOR);
