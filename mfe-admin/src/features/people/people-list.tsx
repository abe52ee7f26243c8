import { adminRoles, counted } from '@site/shared/contracts/composition';
import type { FoundPerson } from '@site/shared/contracts/identity';
import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { Badge, ButtonLink, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { CardTable } from '../../tables/card-table.tsx';
import { Day } from '../../time/moment.tsx';
import styles from './people.module.css';
import { listQuery, pageOf, queryOf } from './people.queries.ts';

/** The people who fit the address, page by page: everyone, as long as nothing is filtered. */
export function PeopleList() {
  const [search] = useSearchParams();
  const query = queryOf(search);
  const { data, error, refetch } = useQuery(listQuery(query));
  if (!data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the people"
        loading="Loading the people..."
        height="24rem"
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="Nobody found"
        text="Nobody matches. Try another search, or fewer filters."
      />
    );
  }
  return (
    <div className={styles.found}>
      <p className={styles.total}>{counted(data.total, 'person', 'people')}</p>
      <CardTable label="People" columns={['Name', 'ID', 'Joined', 'Email', 'Role', 'Status']}>
        {data.items.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </CardTable>
      <nav aria-label="Pages of the list" className={styles.pages}>
        {query.after && <ButtonLink to={pageOf(search, null)}>First page</ButtonLink>}
        {data.next && <ButtonLink to={pageOf(search, data.next)}>Next page</ButtonLink>}
      </nav>
    </div>
  );
}

function PersonRow({ person }: { person: FoundPerson }) {
  const { id, name, handle, email, createdAt, emailVerified, adminRole, disabled } = person;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/people/${id}`}>{name}</Link> <span className={styles.email}>{email}</span>
      </th>
      <td className={styles.id} data-label="ID">
        {handle}
      </td>
      <td data-label="Joined">
        <Day at={createdAt} />
      </td>
      <td data-label="Email">
        <Badge tone={emailVerified ? 'success' : 'warning'}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      </td>
      <td data-label="Role">{adminRole ? adminRoles[adminRole].label : 'Learner'}</td>
      <td data-label="Status">
        <Badge tone={disabled ? 'danger' : 'success'}>{disabled ? 'Disabled' : 'Active'}</Badge>
      </td>
    </tr>
  );
}
