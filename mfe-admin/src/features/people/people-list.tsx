import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { Badge, Button, ButtonLink, EmptyState, SearchField, Table } from '@site/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { Day } from '../../time/moment.tsx';
import styles from './people.module.css';
import { peopleQuery } from './people.queries.ts';

const SHORTEST = 2;

/** Puts the search into the address, so that Back works. */
export function PeopleSearch() {
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [typed, setTyped] = useState(searched);
  const [short, setShort] = useState(false);
  useEffect(() => setTyped(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    setShort(q.length < SHORTEST);
    if (q.length >= SHORTEST) setSearch({ q });
  };

  return (
    <form className={styles.search} noValidate onSubmit={submit}>
      <SearchField
        label="Find people"
        placeholder="Name, email, ID or phone number"
        hint="The start of a name or email address, or a whole ID or phone number."
        autoComplete="off"
        value={typed}
        error={short ? `Type at least ${SHORTEST} characters.` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
        className={styles.field}
      />
      <Button type="submit" variant="primary">
        Find
      </Button>
    </form>
  );
}

const PATH = '/admin/people';

/** The people found by the search in the address, page by page; nothing without a search. */
export function PeopleList() {
  const [search] = useSearchParams();
  const q = search.get('q');
  return q ? <Found q={q} after={search.get('after')} /> : null;
}

function Found({ q, after }: { q: string; after: string | null }) {
  const { data, error, refetch } = useQuery(peopleQuery(q, after));
  if (data?.items.length === 0) {
    return (
      <EmptyState
        title="Nobody found"
        text={`No name, email, ID or phone number matches “${q}”.`}
      />
    );
  }
  if (data) {
    return (
      <div className={styles.found}>
        <Table label="People" columns={['Name', 'ID', 'Joined', 'Status']}>
          {data.items.map(({ id, name, handle, email, createdAt, disabled }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`${PATH}/${id}`}>{name}</Link>{' '}
                <span className={styles.email}>{email}</span>
              </th>
              <td>{handle}</td>
              <td>
                <Day at={createdAt} />
              </td>
              <td>
                <Badge tone={disabled ? 'danger' : 'success'}>
                  {disabled ? 'Disabled' : 'Active'}
                </Badge>
              </td>
            </tr>
          ))}
        </Table>
        <nav aria-label="Pages of the search" className={styles.pages}>
          {after && (
            <ButtonLink to={`${PATH}?${new URLSearchParams({ q })}`}>First page</ButtonLink>
          )}
          {data.next && (
            <ButtonLink to={`${PATH}?${new URLSearchParams({ q, after: data.next })}`}>
              Next page
            </ButtonLink>
          )}
        </nav>
      </div>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="The search failed"
      loading="Searching..."
      height="12rem"
    />
  );
}
